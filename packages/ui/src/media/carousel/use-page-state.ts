import { useLayoutEffect, useState, type RefObject } from "react";
import { visibleSlides } from "./carousel-model.ts";

/** What a carousel has to know of the page around it. */
export interface PageState {
  /** Slides seen at once; undefined until the page is known, as on a server. */
  visible: number | undefined;
  /** The tab is hidden. */
  hidden: boolean;
  /** The visitor asked for less motion. */
  reduced: boolean;
}

/**
 * Follows the page's width, visibility and motion preference.
 *
 * @param ref any element on the page
 */
export function usePageState(ref: RefObject<Element | null>): PageState {
  const [visible, setVisible] = useState<number>();
  const [hidden, setHidden] = useState(false);
  const [reduced, setReduced] = useState(false);

  useLayoutEffect(() => {
    const page = ref.current?.ownerDocument;
    const view = page?.defaultView;
    if (!page || !view) return;
    // jsdom knows no media queries.
    const motion = view.matchMedia?.("(prefers-reduced-motion: reduce)");
    const read = (): void => {
      setVisible(visibleSlides(view.innerWidth));
      setHidden(page.hidden);
      setReduced(motion?.matches ?? false);
    };
    read();
    const listening = new AbortController();
    const { signal } = listening;
    view.addEventListener("resize", read, { signal });
    page.addEventListener("visibilitychange", read, { signal });
    motion?.addEventListener("change", read, { signal });
    return () => listening.abort();
  }, [ref]);

  return { visible, hidden, reduced };
}
