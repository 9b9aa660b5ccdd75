import { slotBreakpoints } from "../../settings/breakpoints.ts";
import { canAutoplay, firstVisible, hasNext, hasPrevious, visibleSlides, type Playback } from "./carousel-model.ts";

/** A `grid` is a grid on pages wider than 768 pixels and a slider on others; a `slider` is a slider on every page. */
export type CarouselLayout = "slider" | "grid";

/** Options of a carousel. */
export interface CarouselOptions {
  slideCount: number;
  /** Moves every five seconds, unless the visitor interacts with it, hides the page or prefers reduced motion. Default true. */
  autoplay?: boolean | undefined;
  /** Default `slider`. */
  layout?: CarouselLayout | undefined;
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
  /** The first visible slide. */
  firstVisible: number;
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
  playback: Playback;
  announcement: SlideRange | undefined;
  /** Undefined on a server. */
  pageWidth: number | undefined;
  prefersReducedMotion: boolean;
}

/** Computes the state. */
export function carouselState(inputs: CarouselInputs): CarouselState {
  const { options, playback, announcement, pageWidth, prefersReducedMotion } = inputs;
  const { slideCount, layout = "slider" } = options;
  // A server renders the controls that the narrowest page needs. The style sheet hides them where they are not needed.
  const isGrid = layout === "grid" && pageWidth !== undefined && pageWidth > slotBreakpoints.gridAbove;
  const track = { count: slideCount, visible: pageWidth === undefined ? 1 : visibleSlides(pageWidth) };
  const index = Math.min(inputs.index, Math.max(0, slideCount - 1));
  const autoplay = !isGrid && options.autoplay !== false;
  return {
    index,
    firstVisible: isGrid ? 0 : firstVisible(index, track),
    visibleCount: isGrid ? slideCount : track.visible,
    isSlider: pageWidth === undefined ? layout === "slider" : !isGrid,
    allSlidesVisible: isGrid || slideCount <= track.visible,
    hasPrevious: hasPrevious(index),
    hasNext: hasNext(index, track),
    canAutoplay: canAutoplay({ autoplay, prefersReducedMotion }, track),
    isPaused: playback === "paused",
    announcement,
  };
}

/** The state of a carousel that has no element yet, as on a server. */
export function initialCarouselState(options: CarouselOptions): CarouselState {
  return carouselState({
    options,
    index: 0,
    playback: "auto",
    announcement: undefined,
    pageWidth: undefined,
    prefersReducedMotion: false,
  });
}
