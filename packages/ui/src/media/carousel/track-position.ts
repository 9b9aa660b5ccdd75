/** Distance of a slide from the first one. Negative in right-to-left text, as scroll positions are. */
function offsetOf(viewport: Element, slide: number): number {
  const left = (index: number): number => viewport.children[index]?.getBoundingClientRect().left ?? 0;
  return left(slide) - left(0);
}

/**
 * Returns the slide that the viewport is scrolled to, or nearest to.
 *
 * @example slideAt(viewport); // 2
 */
export function slideAt(viewport: Element): number {
  return Math.abs(Math.round(viewport.scrollLeft / (offsetOf(viewport, 1) || 1)));
}

/** The scroll position of a viewport. */
export interface TrackPosition {
  /** Scrolls to a slide, smoothly if the style sheet says so. */
  scrollTo(slide: number): void;
  /** Scrolls to a slide at once. */
  jumpTo(slide: number): void;
  /** Completes a smooth scroll that the browser stopped on the way, as it may when the layout changes. */
  complete(): void;
  /** Ends the scroll that `scrollTo` started: the slides that follow are the visitor's choice. */
  release(): void;
  /** Whether the visitor touched, dragged or wheeled the track since the last `scrollTo` or `jumpTo`. */
  isMovedByVisitor(): boolean;
}

/**
 * Observes and sets the scroll position of a viewport, until `signal` is aborted.
 *
 * @param onMove called when the track moves or is about to
 * @param onSwipe called when the visitor scrolled to a slide
 */
export function createTrackPosition(
  viewport: Element,
  onMove: () => void,
  onSwipe: (slide: number) => void,
  signal: AbortSignal,
): TrackPosition {
  let target: number | undefined;
  let isMovedByVisitor = false;

  function release(): void {
    target = undefined;
  }

  function onScroll(): void {
    onMove();
    const slide = slideAt(viewport);
    if (slide === target) release();
    if (target === undefined) onSwipe(slide);
  }

  function onVisitorScroll(): void {
    onMove();
    release();
    isMovedByVisitor = true;
  }

  function jumpTo(slide: number): void {
    const before = viewport.scrollLeft;
    // jsdom has no scrollTo.
    viewport.scrollTo?.({ left: offsetOf(viewport, slide), behavior: "instant" });
    isMovedByVisitor = false;
    target = viewport.scrollLeft === before ? undefined : slide;
  }

  const options = { passive: true, signal };
  viewport.addEventListener("scroll", onScroll, options);
  for (const name of ["pointerdown", "touchmove", "wheel"]) viewport.addEventListener(name, onVisitorScroll, options);

  return {
    scrollTo(slide) {
      // During a smooth scroll the current position says nothing about where it ends.
      const isThere = target === undefined ? slideAt(viewport) === slide : target === slide;
      if (isThere) return;
      onMove();
      target = slide;
      isMovedByVisitor = false;
      viewport.scrollLeft = offsetOf(viewport, slide);
    },
    jumpTo,
    complete() {
      if (target !== undefined) jumpTo(target);
    },
    release,
    isMovedByVisitor: () => isMovedByVisitor,
  };
}
