import { useEffect } from "react";
import type { FormInstance } from "./form-instance.ts";

/** Whether the beginning of the form, where it says that the answers were kept, is on the screen. */
const isInView = ({ top }: DOMRect, height: number): boolean => top >= 0 && top < height / 2;

/** Scrolls a restored form into view once the page is loaded, unless the address leads elsewhere on the page. */
export function useRestoredScroll(form: FormInstance, isRestored: boolean): void {
  useEffect(() => {
    const view = form.view();
    const element = form.element();
    if (!view || !element || !isRestored) return undefined;
    let isCanceled = false;
    const scroll = (): void => {
      // The browser restores the scroll position after the load event, before the next frame.
      view.requestAnimationFrame(() => {
        const target = view.document.querySelector(":target");
        const leadsElsewhere = target !== null && !target.contains(element) && !element.contains(target);
        if (isCanceled || leadsElsewhere) return;
        if (!isInView(element.getBoundingClientRect(), view.innerHeight))
          element.scrollIntoView({ behavior: "instant" });
      });
    };
    if (view.document.readyState === "complete") scroll();
    else view.addEventListener("load", scroll, { once: true });
    return () => {
      isCanceled = true;
    };
  }, [form, isRestored]);
}
