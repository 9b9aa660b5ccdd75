import { isShallowEqual } from "../../internal/state-store.ts";
import { createArrowFocus } from "./arrow-focus.ts";
import { pageEnvironment, type CarouselEnvironment } from "./carousel-environment.ts";
import { carouselKey, dotAfterKey, type CarouselKey } from "./carousel-keys.ts";
import {
  autoAdvanceMs,
  firstVisible,
  isAutoplaying,
  isVisible,
  nextIndex,
  previousIndex,
  type Interaction,
  type Playback,
  type Track,
} from "./carousel-model.ts";
import { findParts, findViewport } from "./carousel-parts.ts";
import { carouselState, type CarouselInputs, type CarouselOptions, type CarouselState } from "./carousel-state.ts";
import { initialInteraction, observeInteraction } from "./interaction.ts";
import { createSlideVisibility } from "./slide-visibility.ts";
import { createTrackPosition, slideAt } from "./track-position.ts";

/** The behavior of a carousel, for a renderer that renders its state. */
export interface CarouselController {
  /** The same object until something changes. */
  getState(): CarouselState;
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  next(): void;
  previous(): void;
  goTo(index: number): void;
  /** Plays until the visitor pauses it, also while the pointer or the focus is on its controls. */
  play(): void;
  pause(): void;
  /** To be called after each render: takes new options, and applies the state to slides that were rendered since. */
  update(options: CarouselOptions): void;
  destroy(): void;
}

/**
 * Creates the behavior of a carousel that is already rendered. It observes page width, pointer, focus, keys, swipes and
 * find-in-page, moves the focus when an arrow disappears, and owns the autoplay timer. It writes the scroll position of
 * the viewport and `inert`, `hidden` and `aria-hidden` of the slides. Everything else is rendered from its state.
 *
 * @param root contains the viewport (`.td-carousel__viewport`), whose children are the slides, and the controls
 * @throws Error when `root` contains no viewport
 */
export function createCarousel(
  root: HTMLElement,
  options: CarouselOptions,
  environment: CarouselEnvironment = pageEnvironment(root),
): CarouselController {
  const viewport = findViewport(root);
  const abort = new AbortController();
  const { signal } = abort;
  const listeners = new Set<() => void>();
  const arrowFocus = createArrowFocus(root);
  const visibility = createSlideVisibility(viewport);
  const position = createTrackPosition(viewport, { onMove: visibility.reveal, onSwipe }, signal);
  let interaction = initialInteraction(root, viewport);
  let inputs: CarouselInputs = {
    options,
    // A visitor may have scrolled before the script ran.
    index: slideAt(viewport),
    playback: "auto",
    announcement: undefined,
    pageWidth: environment.getPageWidth(),
    prefersReducedMotion: environment.prefersReducedMotion(),
  };
  let state = carouselState(inputs);
  let wasDisplayed = viewport.clientWidth > 0;
  let stopTimer: (() => void) | undefined;

  const track = (): Track => ({ count: inputs.options.slideCount, visible: state.visibleCount });
  const isHidden = (slide: number): boolean => state.isSlider && !isVisible(slide, state.index, track());

  function change(changes: Partial<CarouselInputs>): void {
    inputs = { ...inputs, ...changes };
    const changed = carouselState(inputs);
    if (!isShallowEqual(state, changed)) {
      arrowFocus.note();
      state = changed;
      applyToSlides();
      for (const listener of listeners) listener();
    }
    updateTimer();
  }

  function applyToSlides(): void {
    visibility.update(isHidden);
    if (state.isSlider) position.scrollTo(state.firstVisible);
    else position.release();
  }

  function updateTimer(): void {
    const { playback, prefersReducedMotion } = inputs;
    const isPageHidden = environment.isPageHidden();
    const autoplay = { autoplay: state.canAutoplay, playback, interaction, isPageHidden, prefersReducedMotion };
    if (isAutoplaying(autoplay, track())) stopTimer ??= environment.repeat(advance, autoAdvanceMs);
    else resetTimer();
  }

  function resetTimer(): void {
    stopTimer?.();
    stopTimer = undefined;
  }

  function advance(): void {
    change({ index: nextIndex(state.index, track()), announcement: undefined });
  }

  function goTo(target: number): void {
    const { slideCount: count } = inputs.options;
    const index = Math.min(Math.max(0, target), Math.max(0, count - 1));
    const first = firstVisible(index, track());
    // The full interval follows a move of the visitor.
    resetTimer();
    change({ index, announcement: { first: first + 1, last: Math.min(first + state.visibleCount, count), count } });
  }

  const next = (): void => goTo(nextIndex(state.index, track()));
  const previous = (): void => goTo(previousIndex(state.index, track()));
  const setPlayback = (playback: Playback): void => change({ playback });

  function onSwipe(slide: number): void {
    if (state.isSlider && slide !== state.firstVisible) goTo(slide);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const key = state.allSlidesVisible ? undefined : carouselKey(event, root, viewport);
    if (!key) return;
    const { dotGroup } = findParts(root);
    const isOnDot = dotGroup !== null && event.composedPath().includes(dotGroup);
    if (isOnDot) moveToDot(key, dotGroup);
    if (isOnDot || move(key)) event.preventDefault();
  }

  /** Returns whether the key has an effect. */
  function move(key: CarouselKey): boolean {
    if (key === "next" && state.hasNext) next();
    else if (key === "previous" && state.hasPrevious) previous();
    else return false;
    return true;
  }

  /** The dots are one tab stop: keys move the focus from dot to dot, also to those beyond the last start. */
  function moveToDot(key: CarouselKey, dotGroup: HTMLElement): void {
    const target = dotAfterKey(key, state.index, inputs.options.slideCount);
    if (target !== state.index) goTo(target);
    dotGroup.querySelectorAll("button")[target]?.focus();
  }

  function onBeforeMatch(event: Event): void {
    const path = event.composedPath();
    const slide = [...viewport.children].findIndex((each) => path.includes(each));
    if (slide < 0 || !isHidden(slide)) return;
    // The browser scrolls to the match next, which would interrupt a smooth scroll.
    position.jumpTo(firstVisible(slide, track()));
    goTo(slide);
  }

  function onInteraction(changes: Partial<Interaction>): void {
    interaction = { ...interaction, ...changes };
    updateTimer();
  }

  function onPageChange(): void {
    visibility.reveal();
    const pageWidth = environment.getPageWidth();
    const isResized = pageWidth !== inputs.pageWidth;
    change({ pageWidth, prefersReducedMotion: environment.prefersReducedMotion() });
    // A browser scrolls when slides are resized, which is not a swipe.
    if (state.isSlider && (isResized || !position.isMovedByVisitor())) position.jumpTo(state.firstVisible);
  }

  root.addEventListener("keydown", onKeyDown, { signal });
  viewport.addEventListener("beforematch", onBeforeMatch, { signal });
  // A picture that arrives changes the size of its slide, which the browser measures only while it is rendered.
  viewport.addEventListener("load", visibility.reveal, { capture: true, signal });
  // A browser forgets the scroll position of an element that is not displayed, such as one in a closed tab panel.
  const shownAgain =
    typeof ResizeObserver === "undefined"
      ? undefined
      : new ResizeObserver(() => {
          const isDisplayed = viewport.clientWidth > 0;
          if (isDisplayed && !wasDisplayed && state.isSlider) position.jumpTo(state.firstVisible);
          wasDisplayed = isDisplayed;
        });
  shownAgain?.observe(viewport);
  observeInteraction(root, viewport, onInteraction, signal);
  const unsubscribe = environment.subscribe(onPageChange);
  applyToSlides();
  updateTimer();

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    next,
    previous,
    goTo,
    play: () => setPlayback("playing"),
    pause: () => setPlayback("paused"),
    update(changed) {
      // Slides that come back later do not move the track.
      change({ options: changed, index: Math.min(inputs.index, Math.max(0, changed.slideCount - 1)) });
      visibility.update(isHidden);
      arrowFocus.restore();
    },
    destroy() {
      abort.abort();
      unsubscribe();
      resetTimer();
      shownAgain?.disconnect();
      visibility.destroy();
      listeners.clear();
    },
  };
}
