import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { usePageWidth } from "../../internal/use-page-width.ts";
import * as messages from "../../messages/index.ts";
import {
  autoAdvanceMs,
  canMove,
  firstVisible,
  hasNext,
  hasPrevious,
  isMoving,
  isVisible,
  nextIndex,
  previousIndex,
  visibleSlides,
} from "./carousel-model.ts";
import { useStillness } from "./use-stillness.ts";

/** Options of {@link useCarousel}. */
export interface UseCarouselOptions {
  /** The carousel's element: it names the page. */
  root: RefObject<Element | null>;
  /** Number of slides. */
  count: number;
  /** Whether the owner wants it to move by itself. */
  autoplay: boolean;
  /** Whether the visitor is busy with it. */
  held: boolean;
}

/** A carousel's state, and what may be done with it. */
export interface CarouselState {
  index: number;
  /** The first slide in view. */
  first: number;
  /** A slide out of view that must not be reached; none before the page is known. */
  isOut(slide: number): boolean;
  hasPrevious: boolean;
  hasNext: boolean;
  /** All slides are in view: nothing to go to. */
  isStill: boolean;
  /** It could move by itself, so it needs a pause button. */
  canMove: boolean;
  paused: boolean;
  /** What readers are told: only of moves that the visitor made. */
  announcement: string;
  goTo(index: number): void;
  /** Goes a slide on or back; false when there is none in that direction. */
  step(direction: "previous" | "next"): boolean;
  togglePause(): void;
}

/** The state of a carousel and its clock. */
export function useCarousel({ root, count, autoplay, held }: UseCarouselOptions): CarouselState {
  const width = usePageWidth(root);
  const stillness = useStillness(root);
  const [kept, setKept] = useState(0);
  const [paused, setPaused] = useState(false);
  const [announcement, setAnnouncement] = useState("");

  const isPageKnown = width < Infinity;
  const track = { count, visible: isPageKnown ? visibleSlides(width) : 1 };
  const index = Math.min(kept, Math.max(0, count - 1));
  const motion = { autoplay, paused, held, ...stillness };
  const moving = isMoving(motion, track);

  const advance = useEffectEvent(() => {
    setAnnouncement("");
    setKept(nextIndex(index, track));
  });
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(advance, autoAdvanceMs);
    return () => clearInterval(timer);
  }, [moving]);

  const goTo = (target: number): void => {
    const start = firstVisible(target, track);
    setAnnouncement(messages.slidesShown(start + 1, Math.min(start + track.visible, count), count));
    setKept(target);
  };
  return {
    index,
    first: firstVisible(index, track),
    isOut: (slide) => isPageKnown && !isVisible(slide, index, track),
    hasPrevious: hasPrevious(index),
    hasNext: hasNext(index, track),
    isStill: count <= track.visible,
    canMove: canMove(motion, track),
    paused,
    announcement,
    goTo,
    step(direction) {
      const isForward = direction === "next";
      const leads = isForward ? hasNext(index, track) : hasPrevious(index);
      if (leads) goTo(isForward ? nextIndex(index, track) : previousIndex(index));
      return leads;
    },
    togglePause: () => setPaused(!paused),
  };
}
