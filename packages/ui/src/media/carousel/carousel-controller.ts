import { createStateStore } from "../../internal/state-store.ts";
import type { Controller } from "../../internal/use-controller.ts";
import { createArrowFocus } from "./arrow-focus.ts";
import { carouselKey, type CarouselKey } from "./carousel-keys.ts";
import { findPart, findViewport } from "./carousel-part.ts";
import {
  carouselState,
  type CarouselInputs,
  type CarouselOptions,
  type CarouselState,
  type SlideRange,
} from "./carousel-state.ts";
import { blocksAutoplay, observeInteraction } from "./interaction.ts";
import { createSlideVisibility } from "./slide-visibility.ts";
import { createTrackPosition, slideAt } from "./track-position.ts";

/** The behavior of a carousel, for a renderer that renders its state. */
export interface CarouselController extends Controller<CarouselState> {
  next(): void;
  previous(): void;
  goTo(index: number): void;
  /** Plays until the visitor pauses it, also while the pointer or the focus is on its controls. */
  play(): void;
  pause(): void;
  /** To be called after each render: takes new options, and applies the state to slides that were rendered since. */
  update(options: CarouselOptions): void;
}

/**
 * Creates the behavior of a carousel that is already rendered. It observes page width, pointer, focus, keys, swipes and
 * find-in-page, moves the focus when an arrow disappears, and owns the autoplay timer. It writes the scroll position of
 * the viewport and `inert`, `hidden` and `aria-hidden` of the slides. Everything else is rendered from its state.
 *
 * @param root contains the viewport (`.td-carousel__viewport`), whose children are the slides, and the controls
 * @throws Error when `root` contains no viewport
 */
export function createCarousel(root: HTMLElement, options: CarouselOptions): CarouselController {
  const viewport = findViewport(root);
  const page = root.ownerDocument;
  const view = page.defaultView;
  // jsdom has no matchMedia.
  const motionPreference = view?.matchMedia?.("(prefers-reduced-motion: reduce)");
  const abort = new AbortController();
  const { signal } = abort;
  const arrowFocus = createArrowFocus(root);
  const visibility = createSlideVisibility(viewport, () => position.complete());
  const position = createTrackPosition(viewport, visibility.reveal, onSwipe, signal);
  const getInteraction = observeInteraction(root, viewport, updateTimer, signal);
  const readPage = () => ({
    pageWidth: view?.innerWidth ?? 0,
    prefersReducedMotion: motionPreference?.matches ?? false,
  });
  let inputs: CarouselInputs = {
    options,
    // A visitor may have scrolled before the script ran.
    index: options.index ?? slideAt(viewport),
    ...readPage(),
  };
  const { getState, setState, subscribe } = createStateStore(carouselState(inputs));
  let wasDisplayed = viewport.clientWidth > 0;
  let timer: number | undefined;

  function isHidden(slide: number): boolean {
    const { isSlider, firstVisible, visibleCount } = getState();
    return isSlider && (slide < firstVisible || slide >= firstVisible + visibleCount);
  }

  function change(changes: Partial<CarouselInputs>): void {
    inputs = { ...inputs, ...changes };
    arrowFocus.note();
    setState(carouselState(inputs));
    updateTimer();
  }

  function applyToSlides(): void {
    const { isSlider, firstVisible } = getState();
    visibility.update(isHidden);
    if (isSlider) position.scrollTo(firstVisible);
    else position.release();
  }

  function updateTimer(): void {
    const { canAutoplay, isPaused } = getState();
    const isPlaying = canAutoplay && !isPaused && !page.hidden && !blocksAutoplay(getInteraction(), inputs.playback);
    if (isPlaying) timer ??= view?.setInterval(advance, Math.max(1000, inputs.options.interval ?? 5000));
    else resetTimer();
  }

  function resetTimer(): void {
    view?.clearInterval(timer);
    timer = undefined;
  }

  /** After the last start the first slide follows. */
  function nextIndex(): number {
    const { index, hasNext } = getState();
    return hasNext ? index + 1 : 0;
  }

  function moveTo(index: number, announcement: SlideRange | undefined): void {
    const { options: current } = inputs;
    if (index !== getState().index) current.onIndexChange?.(index);
    change({ index: current.index ?? index, announcement });
  }

  function advance(): void {
    moveTo(nextIndex(), undefined);
  }

  function goTo(target: number): void {
    const { lastStart, visibleCount } = getState();
    const count = inputs.options.slideCount;
    const index = Math.min(Math.max(0, target), Math.max(0, count - 1));
    const first = Math.min(index, lastStart);
    // The full interval follows a move of the visitor.
    resetTimer();
    moveTo(index, { first: first + 1, last: Math.min(first + visibleCount, count), count });
  }

  const next = (): void => goTo(nextIndex());
  // From an index beyond the last start too, the track always moves.
  const previous = (): void => goTo(getState().firstVisible - 1);

  function jumpToCurrent(): void {
    const { isSlider, firstVisible } = getState();
    if (isSlider) position.jumpTo(firstVisible);
  }

  function onSwipe(slide: number): void {
    const { isSlider, firstVisible } = getState();
    if (isSlider && slide !== firstVisible) goTo(slide);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { allSlidesVisible, hasNext, hasPrevious } = getState();
    const key = allSlidesVisible ? undefined : carouselKey(event, root, viewport);
    if (!key) return;
    const dots = findPart(root, "dots");
    if (dots && event.composedPath().includes(dots)) moveToDot(key, dots);
    else if (key === "next" && hasNext) next();
    else if (key === "previous" && hasPrevious) previous();
    else return;
    event.preventDefault();
  }

  /** The dots are one tab stop: keys move the focus from dot to dot, also to those beyond the last start. */
  function moveToDot(key: CarouselKey, dots: HTMLElement): void {
    const { index } = getState();
    const last = inputs.options.slideCount - 1;
    const targets = { previous: Math.max(0, index - 1), next: Math.min(index + 1, last), first: 0, last };
    const target = targets[key];
    if (target !== index) goTo(target);
    dots.querySelectorAll("button")[target]?.focus();
  }

  function onBeforeMatch(event: Event): void {
    const path = event.composedPath();
    const slide = [...viewport.children].findIndex((each) => path.includes(each));
    if (slide < 0 || !isHidden(slide)) return;
    // The browser scrolls to the match next, which would interrupt a smooth scroll.
    position.jumpTo(Math.min(slide, getState().lastStart));
    goTo(slide);
  }

  function onPageChange(): void {
    visibility.reveal();
    const before = inputs.pageWidth;
    change(readPage());
    // A browser scrolls when slides are resized, which is not a swipe.
    if (inputs.pageWidth !== before || !position.isMovedByVisitor()) jumpToCurrent();
  }

  function onResize(): void {
    const isDisplayed = viewport.clientWidth > 0;
    if (isDisplayed && !wasDisplayed) jumpToCurrent();
    wasDisplayed = isDisplayed;
  }

  root.addEventListener("keydown", onKeyDown, { signal });
  viewport.addEventListener("beforematch", onBeforeMatch, { signal });
  // A picture that arrives changes the size of its slide, which the browser measures only while it is rendered.
  viewport.addEventListener("load", visibility.reveal, { capture: true, signal });
  view?.addEventListener("resize", onPageChange, { signal });
  page.addEventListener("visibilitychange", onPageChange, { signal });
  motionPreference?.addEventListener("change", onPageChange, { signal });
  // A browser forgets the scroll position of an element that is not displayed, such as one in a closed tab panel.
  const resizeObserver = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(onResize);
  resizeObserver?.observe(viewport);
  // Before other subscribers, so that they find the slides up to date.
  subscribe(applyToSlides);
  if (options.index) jumpToCurrent();
  applyToSlides();
  updateTimer();

  return {
    getState,
    subscribe,
    next,
    previous,
    goTo,
    play: () => change({ playback: "playing" }),
    pause: () => change({ playback: "paused" }),
    update(changed) {
      arrowFocus.restore();
      if (changed.interval !== inputs.options.interval) resetTimer();
      // Slides that come back later do not move the track.
      const index = Math.min(changed.index ?? inputs.index, Math.max(0, changed.slideCount - 1));
      change({ options: changed, index });
      visibility.update(isHidden);
    },
    destroy() {
      abort.abort();
      resetTimer();
      resizeObserver?.disconnect();
      visibility.destroy();
    },
  };
}
