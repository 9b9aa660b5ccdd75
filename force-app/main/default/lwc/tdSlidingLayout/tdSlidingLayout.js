import TdLayoutBlock, { numbered } from "c/tdLayoutBlock";
import {
  autoAdvanceMs,
  canMove,
  chevronLeftIcon,
  chevronRightIcon,
  fewDots,
  firstVisible,
  hasNext,
  hasPrevious,
  isMoving,
  isSlider,
  isVisible,
  messages,
  nextIndex,
  pauseIcon,
  playIcon,
  previousIndex,
  visibleSlides,
} from "c/tdModels";
import { followHeld } from "./held";
import { Page } from "./page";
import { offsetOf, slideAt } from "./track";

/** Shows what stands in the drop zones in a grid, or in a slider to swipe, step through and pause. */
export default class TdSlidingLayout extends TdLayoutBlock {
  static renderMode = "light";

  texts = messages;
  icons = { previous: chevronLeftIcon.line, next: chevronRightIcon.line };
  index = 0;
  paused = false;
  held = false;
  /** The arrow that has the focus while the slider changes. */
  focusedArrow;
  announcement = "";
  page = { width: Infinity, hidden: false, reduced: false };

  connectedCallback() {
    this.watch = new Page((page) => {
      this.noteFocusedArrow();
      this.page = page;
    });
  }

  disconnectedCallback() {
    this.watch.end();
    clearInterval(this.timer);
    this.timer = undefined;
  }

  get state() {
    return [this.page.width];
  }

  prepare(view) {
    const { slotNames, contentGrid, colorWhite } = view;
    const isSliding = isSlider(contentGrid, this.page.width);
    const labelOf = (index) => (isSliding ? messages.slideOf(index + 1, slotNames.length) : undefined);
    return {
      ...super.prepare(view),
      ...numbered(
        "slot",
        slotNames.map((name, index) => ({ name, label: labelOf(index) })),
      ),
      color: colorWhite ? "white" : undefined,
      isSliding,
    };
  }

  get slides() {
    return this.view.isSliding;
  }

  get track() {
    return { count: this.view.slotNames.length, visible: visibleSlides(this.page.width) };
  }

  get motion() {
    const { paused, held, page } = this;
    return { autoplay: this.slides, paused, held, hidden: page.hidden, reduced: page.reduced };
  }

  get frameClass() {
    return this.slides ? "td-carousel" : undefined;
  }

  get frameRole() {
    return this.slides ? "region" : undefined;
  }

  get frameLabel() {
    return this.slides ? this.view.title || messages.slides : undefined;
  }

  get frameDescription() {
    return this.slides ? messages.carousel : undefined;
  }

  get viewportClass() {
    return this.slides ? "td-carousel__viewport" : "td-slots__grid";
  }

  get viewportLabel() {
    return this.slides ? messages.slides : undefined;
  }

  get viewportTabIndex() {
    return this.hasControls ? "0" : undefined;
  }

  get slideClass() {
    return this.slides ? "td-carousel__slide" : "td-slots__slot";
  }

  get slideRole() {
    return this.slides ? "group" : undefined;
  }

  get slideDescription() {
    return this.slides ? messages.slide : undefined;
  }

  get hasControls() {
    return this.slides && this.track.count > this.track.visible;
  }

  get hasPrevious() {
    return hasPrevious(this.index);
  }

  get hasNext() {
    return hasNext(this.index, this.track);
  }

  get canMove() {
    return canMove(this.motion, this.track);
  }

  get pauseLabel() {
    return this.paused ? messages.playCarousel : messages.pauseCarousel;
  }

  get pauseIcon() {
    return (this.paused ? playIcon : pauseIcon).line;
  }

  get dots() {
    return Array.from({ length: this.track.count }, (_, index) => ({
      index,
      label: messages.toSlide(index + 1),
      current: index === this.index ? "true" : undefined,
    }));
  }

  get manyDots() {
    return this.track.count > fewDots ? "" : undefined;
  }

  renderedCallback() {
    if (!this.isListening) this.listen();
    this.placeSlides();
    this.handFocusOver();
    this.keepTime();
  }

  listen() {
    this.isListening = true;
    followHeld(this.refs.frame, (held) => {
      this.held = held;
    });
  }

  /** To be called before a change: a browser may take the focus off an arrow that vanishes before anyone can ask for it. */
  noteFocusedArrow() {
    if (!this.isListening) return;
    this.focusedArrow = ["previous", "next"].find((name) => this.refs[name]?.matches(":focus"));
  }

  /** The arrow that has the focus may vanish under it: the other one takes over. */
  handFocusOver() {
    const { previous, next } = this.refs;
    if (this.focusedArrow === "previous" && !previous) next?.focus();
    if (this.focusedArrow === "next" && !next) previous?.focus();
    this.focusedArrow = undefined;
  }

  /** Scrolls to the first slide in view, and takes those out of view out of reach. */
  placeSlides() {
    const { viewport } = this.refs;
    const slides = [...viewport.children];
    for (const [index, slide] of slides.entries()) {
      slide.inert = this.slides && !isVisible(index, this.index, this.track);
    }
    const first = firstVisible(this.index, this.track);
    // Where it is counts only at rest: on its way to another slide it would go on there.
    const isThere = this.aim === undefined ? slideAt(viewport) === first : this.aim === first;
    if (!this.slides || isThere) return;
    this.aim = first;
    viewport.scrollLeft = offsetOf(viewport, first);
  }

  keepTime() {
    const moves = isMoving(this.motion, this.track);
    if (moves === (this.timer !== undefined)) return;
    clearInterval(this.timer);
    this.timer = moves ? setInterval(() => this.advance(), autoAdvanceMs) : undefined;
  }

  advance() {
    this.announcement = "";
    this.index = nextIndex(this.index, this.track);
  }

  goTo(index) {
    this.noteFocusedArrow();
    const { count, visible } = this.track;
    const first = firstVisible(index, this.track);
    this.announcement = messages.slidesShown(first + 1, Math.min(first + visible, count), count);
    this.index = index;
  }

  goToDot({ currentTarget }) {
    this.goTo(Number(currentTarget.dataset.index));
  }

  goBack() {
    this.goTo(previousIndex(this.index));
  }

  goOn() {
    this.goTo(nextIndex(this.index, this.track));
  }

  togglePause() {
    this.paused = !this.paused;
  }

  /** The arrow keys, unless they are for something that stands in a slide. */
  step(event) {
    const { viewport } = this.refs;
    // With such a key beside it an arrow is a shortcut of the browser: Alt and the left one go back a page.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!this.slides || (event.target !== viewport && viewport.contains(event.target))) return;
    if (event.key === "ArrowLeft" && this.hasPrevious) this.goBack();
    if (event.key === "ArrowRight" && this.hasNext) this.goOn();
  }

  /** The visitor takes hold of the track: what it was scrolling to counts no longer. */
  takeOver() {
    this.aim = undefined;
  }

  followScroll() {
    if (!this.slides) return;
    const slide = slideAt(this.refs.viewport);
    if (slide === this.aim) this.aim = undefined;
    else if (this.aim === undefined && slide !== firstVisible(this.index, this.track)) this.goTo(slide);
  }
}
