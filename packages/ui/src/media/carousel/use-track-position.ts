import { useLayoutEffect, useRef, type RefObject } from "react";

/** Distance of a slide from the first one; negative where text runs from right to left, as scroll positions are. */
function offsetOf(viewport: Element, slide: number): number {
  const left = (index: number): number => viewport.children[index]?.getBoundingClientRect().left ?? 0;
  return left(slide) - left(0);
}

/** The slide that the viewport is scrolled to, or nearest to. */
const slideAt = (viewport: Element): number => Math.round(viewport.scrollLeft / (offsetOf(viewport, 1) || 1));

/** Scrolls to a slide; the style sheet decides whether that is smooth. */
function scrollTo(viewport: Element, slide: number): void {
  viewport.scrollLeft = offsetOf(viewport, slide);
}

/** What the viewport's element takes from {@link useTrackPosition}. */
export interface TrackPosition {
  onScroll(): void;
  /** The visitor takes hold of the track: what it was scrolling to counts no longer. */
  onTakeOver(): void;
}

/**
 * Keeps index and scroll position together: a new index scrolls the track, and a visitor who scrolls it, by finger,
 * wheel or pad, sets the index. While the track scrolls to an index, the slides that pass by count for nothing.
 *
 * @param first the first slide in view, as the index has it
 * @param onSwipe called with the slide that the visitor scrolled to
 */
export function useTrackPosition(
  viewport: RefObject<Element | null>,
  first: number,
  onSwipe: (slide: number) => void,
): TrackPosition {
  const aim = useRef<number | undefined>(undefined);

  useLayoutEffect(() => {
    const element = viewport.current;
    const isThere = aim.current === undefined && element && slideAt(element) === first;
    if (!element || isThere) return;
    aim.current = first;
    scrollTo(element, first);
  }, [viewport, first]);

  return {
    onScroll() {
      if (!viewport.current) return;
      const slide = slideAt(viewport.current);
      if (aim.current === slide) aim.current = undefined;
      if (aim.current === undefined && slide !== first) onSwipe(slide);
    },
    onTakeOver() {
      aim.current = undefined;
    },
  };
}
