import { mobileBreakpoint } from "../../settings/breakpoints.ts";

/** Milliseconds between two slides when nobody touches the carousel. */
export const autoAdvanceMs = 5000;

/** Page widths in CSS pixels above which more slides stand beside each other, and how many; the widest first. */
export const visibleSlidesAbove: readonly (readonly [width: number, visible: number])[] = [
  [1200, 3],
  [mobileBreakpoint, 2],
];

/** As many dots as stand in one line on a phone. */
export const fewDots = 5;

/** The slides of a carousel: how many there are, and how many of them are seen at once. */
export interface Track {
  count: number;
  visible: number;
}

/**
 * How many slides are seen at once.
 *
 * @param width of the page, in CSS pixels
 * @example visibleSlides(1201); // 3
 */
export function visibleSlides(width: number): number {
  return visibleSlidesAbove.find(([edge]) => width > edge)?.[1] ?? 1;
}

/**
 * The index at which the last slide comes into view; a dot may go beyond it.
 *
 * @example lastStart({ count: 5, visible: 3 }); // 2
 */
export function lastStart({ count, visible }: Track): number {
  return Math.max(0, count - visible);
}

/** Whether there is a previous slide to go to. */
export function hasPrevious(index: number): boolean {
  return index > 0;
}

/**
 * Whether there is a next slide to go to.
 *
 * @example hasNext(2, { count: 5, visible: 3 }); // false
 */
export function hasNext(index: number, track: Track): boolean {
  return index < lastStart(track);
}

/**
 * One slide on; back to the first one from the end.
 *
 * @example nextIndex(2, { count: 5, visible: 3 }); // 0
 */
export function nextIndex(index: number, track: Track): number {
  return hasNext(index, track) ? index + 1 : 0;
}

/**
 * One slide back, and never before the first one.
 *
 * @example previousIndex(0); // 0
 */
export function previousIndex(index: number): number {
  return Math.max(0, index - 1);
}

/**
 * The first slide in view. It stays behind the index at the end, so that no empty space shows after the last slide.
 *
 * @example firstVisible(4, { count: 5, visible: 3 }); // 2
 */
export function firstVisible(index: number, track: Track): number {
  return Math.min(Math.max(0, index), lastStart(track));
}

/**
 * Whether a slide is in view.
 *
 * @example isVisible(1, 2, { count: 5, visible: 3 }); // false
 */
export function isVisible(slide: number, index: number, track: Track): boolean {
  const first = firstVisible(index, track);
  return slide >= first && slide < first + track.visible;
}

/** What decides whether a carousel moves by itself. */
export interface Motion {
  /** The carousel's owner wants it to move; false in a grid. */
  autoplay: boolean;
  /** The visitor pressed the pause button. */
  paused: boolean;
  /** The pointer or the focus is in the carousel. */
  held: boolean;
  /** The page is in a tab that nobody sees. */
  hidden: boolean;
  /** The visitor asked for less motion. */
  reduced: boolean;
}

/** Whether a carousel could move by itself, and so needs a pause button. */
export function canMove({ autoplay, reduced }: Motion, track: Track): boolean {
  return autoplay && !reduced && lastStart(track) > 0;
}

/** Whether a carousel moves by itself now. */
export function isMoving(motion: Motion, track: Track): boolean {
  return canMove(motion, track) && !motion.paused && !motion.held && !motion.hidden;
}
