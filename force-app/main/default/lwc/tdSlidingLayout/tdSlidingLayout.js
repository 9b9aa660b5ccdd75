import TdLayoutBlock, { numbered } from "c/tdLayoutBlock";
import {
  chevronLeftIcon,
  chevronRightIcon,
  createCarousel,
  fewDots,
  initialCarouselState,
  messages,
  pauseIcon,
  playIcon,
} from "c/tdModels";

const optionsOf = ({ slotAmount, contentGrid }) => ({ slideCount: slotAmount, layout: contentGrid });

const dotsOf = (count, current) =>
  Array.from({ length: count }, (_, index) => ({
    index,
    label: messages.toSlide(index + 1),
    current: index === current ? "true" : undefined,
    tabIndex: index === current ? "0" : "-1",
  }));

/** Shows the content of drop zones in a grid or a slider. */
export default class TdSlidingLayout extends TdLayoutBlock {
  static renderMode = "light";

  texts = messages;
  icons = { previous: chevronLeftIcon.line, next: chevronRightIcon.line };
  controller;
  /** State of the carousel; undefined before the first render. */
  carousel;
  /** The carousel's element. */
  frame;

  get state() {
    return [this.carousel];
  }

  prepare(view) {
    const { slotAmount, colorWhite } = view;
    const carousel = this.carousel ?? initialCarouselState(optionsOf(view));
    const { isSlider, allSlidesVisible, announcement, isPaused } = carousel;
    const inSlider = (value) => (isSlider ? value : undefined);
    const slots = Array.from({ length: slotAmount }, (_, index) => ({
      label: inSlider(messages.slideOf(index + 1, slotAmount)),
    }));
    return {
      ...super.prepare(view),
      ...carousel,
      ...numbered("slot", slots),
      slideCount: slotAmount,
      color: colorWhite ? "white" : undefined,
      label: inSlider(view.title || messages.slides),
      roleDescription: inSlider(messages.carousel),
      groupRole: inSlider("group"),
      slidesLabel: inSlider(messages.slides),
      slideDescription: inSlider(messages.slide),
      tabIndex: isSlider && !allSlidesVisible ? "0" : undefined,
      hasControls: !allSlidesVisible,
      dots: dotsOf(slotAmount, carousel.index),
      manyDots: slotAmount > fewDots ? "" : undefined,
      pauseLabel: isPaused ? messages.playCarousel : messages.pauseCarousel,
      pauseIcon: (isPaused ? playIcon : pauseIcon).line,
      status: announcement && messages.slidesShown(announcement.first, announcement.last, announcement.count),
    };
  }

  connectedCallback() {
    // A component that is moved is connected again without another render.
    if (this.frame) this.createController();
  }

  renderedCallback() {
    super.renderedCallback();
    if (this.frame !== this.refs.frame) {
      this.destroyController();
      this.frame = this.refs.frame;
    }
    if (this.frame && !this.controller) this.createController();
    this.controller?.update(optionsOf(this.view));
  }

  disconnectedCallback() {
    this.destroyController();
  }

  createController() {
    this.controller = createCarousel(this.frame, optionsOf(this.view));
    this.controller.subscribe(() => this.readState());
    this.readState();
  }

  destroyController() {
    this.controller?.destroy();
    this.controller = undefined;
  }

  readState() {
    this.carousel = this.controller.getState();
  }

  next() {
    this.controller.next();
  }

  previous() {
    this.controller.previous();
  }

  goToDot({ currentTarget }) {
    this.controller.goTo(Number(currentTarget.dataset.index));
  }

  togglePlay() {
    if (this.carousel.isPaused) this.controller.play();
    else this.controller.pause();
  }
}
