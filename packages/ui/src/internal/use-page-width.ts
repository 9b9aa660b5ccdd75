import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * Follows the width of the page in CSS pixels; infinite until the page is known, as on a server.
 *
 * @param ref any element on the page
 */
export function usePageWidth(ref: RefObject<Element | null>): number {
  const [width, setWidth] = useState(Infinity);
  useLayoutEffect(() => {
    const view = ref.current?.ownerDocument.defaultView;
    if (!view) return;
    const read = (): void => setWidth(view.innerWidth);
    read();
    view.addEventListener("resize", read);
    return () => view.removeEventListener("resize", read);
  }, [ref]);
  return width;
}
