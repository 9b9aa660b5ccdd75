import { slotBreakpoints } from "../../settings/breakpoints.ts";

/** The number of dots that fit beside the buttons on a phone. */
export const fewDots = 5;

/** A `grid` is a grid on pages wider than 768 pixels and a slider on others; a `slider` is a slider on every page. */
export type CarouselLayout = "slider" | "grid";

/** What the visitor last chose with the pause button. */
export type Playback = "playing" | "paused";

/** Options of a carousel. */
export interface CarouselOptions {
  slideCount: number;
  /** Moves by itself, unless the visitor interacts with it, hides the page or prefers reduced motion. Default true. */
  autoplay?: boolean | undefined;
  /** Default `slider`. */
  layout?: CarouselLayout | undefined;
  /** Milliseconds between two automatic moves, at least 1000. Default 5000. */
  interval?: number | undefined;
  /** The controlled current slide, from 0. */
  index?: number | undefined;
  /** Called when the visitor, or the carousel itself, moves to another slide. */
  onIndexChange?: ((index: number) => void) | undefined;
}

/** Visible slides to announce to screen readers, as positions from 1. */
export interface SlideRange {
  first: number;
  last: number;
  count: number;
}

/** What a renderer needs to render a carousel. */
export interface CarouselState {
  /** The current slide, from 0. A dot may set it beyond the last start. */
  index: number;
  /** The first visible slide. It is at most the last start, so that no empty space follows the last slide. */
  firstVisible: number;
  /** The index at which the last slide becomes visible. */
  lastStart: number;
  visibleCount: number;
  /** Whether the slides form a slider now. If not, they are a grid without roles and controls. */
  isSlider: boolean;
  /** Whether there is nothing to move, so that no arrows and dots are needed. */
  allSlidesVisible: boolean;
  hasPrevious: boolean;
  hasNext: boolean;
  /** Whether it may move by itself, and therefore needs a pause button. */
  canAutoplay: boolean;
  /** Whether the visitor paused it. */
  isPaused: boolean;
  /** The result of the visitor's last move. Automatic moves are not announced. */
  announcement: SlideRange | undefined;
}

/** What the state is computed from. */
export interface CarouselInputs {
  options: CarouselOptions;
  index: number;
  /** Undefined until the pause button is pressed. */
  playback?: Playback;
  announcement?: SlideRange | undefined;
  /** In CSS pixels; undefined on a server. */
  pageWidth?: number;
  prefersReducedMotion?: boolean;
}

function visibleSlides(pageWidth: number): number {
  if (pageWidth > slotBreakpoints.wideGapAbove) return 3;
  return pageWidth > slotBreakpoints.gridAbove ? 2 : 1;
}

/** Computes the state. */
export function carouselState(inputs: CarouselInputs): CarouselState {
  // A server renders the controls that the narrowest page needs. The style sheet hides them where they are not needed.
  const { options, playback, announcement, pageWidth = 0, prefersReducedMotion } = inputs;
  const { slideCount, autoplay = true, layout = "slider" } = options;
  const isGrid = layout === "grid" && pageWidth > slotBreakpoints.gridAbove;
  const visibleCount = isGrid ? slideCount : visibleSlides(pageWidth);
  const lastStart = Math.max(0, slideCount - visibleCount);
  const index = Math.min(inputs.index, Math.max(0, slideCount - 1));
  return {
    index,
    firstVisible: Math.min(index, lastStart),
    lastStart,
    visibleCount,
    isSlider: inputs.pageWidth === undefined ? layout === "slider" : !isGrid,
    allSlidesVisible: slideCount <= visibleCount,
    hasPrevious: index > 0,
    hasNext: index < lastStart,
    canAutoplay: autoplay && !prefersReducedMotion && lastStart > 0,
    isPaused: playback === "paused",
    announcement,
  };
}

/** The state of a carousel that has no element yet, as on a server. */
export function initialCarouselState(options: CarouselOptions): CarouselState {
  return carouselState({ options, index: options.index ?? 0 });
}
