import { useLayoutEffect, useState, type RefObject } from "react";

/** Why a carousel should not move by itself. */
export interface Stillness {
  /** The tab is hidden. */
  hidden: boolean;
  /** The visitor asked for less motion. */
  reduced: boolean;
}

/**
 * Follows the page's visibility and motion preference.
 *
 * @param ref any element on the page
 */
export function useStillness(ref: RefObject<Element | null>): Stillness {
  const [hidden, setHidden] = useState(false);
  const [reduced, setReduced] = useState(false);

  useLayoutEffect(() => {
    const page = ref.current?.ownerDocument;
    if (!page) return;
    // jsdom knows no media queries.
    const motion = page.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)");
    const read = (): void => {
      setHidden(page.hidden);
      setReduced(motion?.matches ?? false);
    };
    read();
    page.addEventListener("visibilitychange", read);
    motion?.addEventListener("change", read);
    return () => {
      page.removeEventListener("visibilitychange", read);
      motion?.removeEventListener("change", read);
    };
  }, [ref]);

  return { hidden, reduced };
}
