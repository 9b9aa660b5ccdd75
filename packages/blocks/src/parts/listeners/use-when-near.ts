import { useEffect, useRef, type RefObject } from "react";
import { runAfterScroll } from "./run-after-scroll.ts";
import type { Schedule } from "./use-event-value.ts";

/** How far from the screen a component changes, so that nobody sees it change while scrolling. */
const margin = "25%";

/**
 * Lets a component change only on the screen or close to it: what nobody sees costs the visitor's phone nothing. Further
 * away the latest change waits until the component comes close.
 *
 * @param ref the component's element
 */
export function useWhenNear(ref: RefObject<Element | null>): Schedule {
  const isNear = useRef(true);
  const waiting = useRef<Parameters<Schedule>[1]>(null);
  useEffect(() => {
    const element = ref.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view || !("IntersectionObserver" in view)) return undefined;
    isNear.current = false;
    const observe = (entries: IntersectionObserverEntry[]): void => {
      for (const { isIntersecting } of entries) isNear.current = isIntersecting;
      if (!isNear.current) return;
      waiting.current?.(false);
      waiting.current = null;
    };
    const observer = new view.IntersectionObserver(observe, { rootMargin: margin });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return (view, update) => {
    if (isNear.current) runAfterScroll(view, () => update(true));
    else waiting.current = update;
  };
}
