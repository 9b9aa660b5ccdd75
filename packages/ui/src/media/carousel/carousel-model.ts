import { slotBreakpoints } from "../../settings/breakpoints.ts";

/** Milliseconds between two automatic moves. */
export const autoAdvanceMs = 5000;

/** Page widths in CSS pixels above which more than one slide is visible, widest first. */
export const visibleSlidesAbove: readonly (readonly [width: number, visible: number])[] = [
  [slotBreakpoints.wideGapAbove, 3],
  [slotBreakpoints.gridAbove, 2],
];

/** The number of dots that fit beside the buttons on a phone. */
export const fewDots = 5;

/** The number of slides, and how many of them are visible at once. */
export interface Track {
  count: number;
  visible: number;
}

/**
 * How many slides are visible at once.
 *
 * @param width of the page, in CSS pixels
 * @example visibleSlides(1201); // 3
 */
export function visibleSlides(width: number): number {
  return visibleSlidesAbove.find(([edge]) => width > edge)?.[1] ?? 1;
}

/**
 * The index at which the last slide becomes visible. A dot may set the index beyond it.
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
 * The index after this one; the first one after the last start.
 *
 * @example nextIndex(2, { count: 5, visible: 3 }); // 0
 */
export function nextIndex(index: number, track: Track): number {
  return hasNext(index, track) ? index + 1 : 0;
}

/**
 * The index before this one, at least 0. An index beyond the last start counts as the last start, so that the track
 * always moves.
 *
 * @example previousIndex(4, { count: 5, visible: 3 }); // 1
 */
export function previousIndex(index: number, track: Track): number {
  return Math.max(0, firstVisible(index, track) - 1);
}

/**
 * The first visible slide. It is at most the last start, so that no empty space follows the last slide.
 *
 * @example firstVisible(4, { count: 5, visible: 3 }); // 2
 */
export function firstVisible(index: number, track: Track): number {
  return Math.min(Math.max(0, index), lastStart(track));
}

/**
 * Whether a slide is visible.
 *
 * @example isVisible(1, 2, { count: 5, visible: 3 }); // false
 */
export function isVisible(slide: number, index: number, track: Track): boolean {
  const first = firstVisible(index, track);
  return slide >= first && slide < first + track.visible;
}

/** What the visitor last chose with the pause button; `auto` until it is pressed. */
export type Playback = "auto" | "playing" | "paused";

/** How the visitor is using a carousel at the moment. */
export interface Interaction {
  isHovered: boolean;
  isTouched: boolean;
  /** The focus is on a control of the carousel, or in a slide. */
  hasFocus: boolean;
  /** The focus is on something within a slide. */
  hasFocusInSlide: boolean;
}

/** Everything that decides whether a carousel moves by itself. */
export interface Autoplay {
  /** Whether the owner wants it; never in a grid. */
  autoplay: boolean;
  playback: Playback;
  interaction: Interaction;
  /** The page is in a hidden tab. */
  isPageHidden: boolean;
  prefersReducedMotion: boolean;
}

/** Whether a carousel may move by itself, and therefore needs a pause button. */
export function canAutoplay(
  { autoplay, prefersReducedMotion }: Pick<Autoplay, "autoplay" | "prefersReducedMotion">,
  track: Track,
): boolean {
  return autoplay && !prefersReducedMotion && lastStart(track) > 0;
}

/** Whether a carousel moves by itself now. */
export function isAutoplaying(autoplay: Autoplay, track: Track): boolean {
  const { playback, isPageHidden, interaction } = autoplay;
  return canAutoplay(autoplay, track) && !isPageHidden && playback !== "paused" && !isBlocked(interaction, playback);
}

/**
 * A visitor who pressed "play" still has the pointer and the focus on the button, so these no longer stop it. A finger on
 * the slides does, and so does focus in a slide: the next move would take the focus away.
 */
function isBlocked({ isHovered, isTouched, hasFocus, hasFocusInSlide }: Interaction, playback: Playback): boolean {
  if (isTouched || hasFocusInSlide) return true;
  return playback === "auto" && (isHovered || hasFocus);
}
