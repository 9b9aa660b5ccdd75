import TdLayoutBlock, { numbered } from "c/tdLayoutBlock";
import {
  chevronLeftIcon,
  chevronRightIcon,
  createCarousel,
  fewDots,
  initialCarouselState,
  layoutMessages,
  pauseIcon,
  playIcon,
} from "c/tdModels";

const dotsOf = (count, current) =>
  Array.from({ length: count }, (_, index) => ({
    index,
    label: layoutMessages.toSlide(index + 1),
    current: index === current ? "true" : undefined,
    tabIndex: index === current ? "0" : "-1",
  }));

/** Shows the content of drop zones in a grid or a slider. */
export default class TdSlidingLayout extends TdLayoutBlock {
  createController = createCarousel;
  initialState = initialCarouselState;
  texts = layoutMessages;
  icons = { previous: chevronLeftIcon.line, next: chevronRightIcon.line };

  get controlled() {
    return this.refs.frame;
  }

  optionsOf({ slotAmount, contentGrid }) {
    return { slideCount: slotAmount, layout: contentGrid };
  }

  prepare(view, state) {
    const { slotAmount, colorWhite } = view;
    const { isSlider, allSlidesVisible, announcement, isPaused } = state;
    const inSlider = (value) => (isSlider ? value : undefined);
    const slots = Array.from({ length: slotAmount }, (_, index) => ({
      label: inSlider(layoutMessages.slideOf(index + 1, slotAmount)),
    }));
    return {
      ...super.prepare(view),
      ...state,
      ...numbered("slot", slots),
      slideCount: slotAmount,
      color: colorWhite ? "white" : undefined,
      label: inSlider(view.title || layoutMessages.slides),
      roleDescription: inSlider(layoutMessages.carousel),
      groupRole: inSlider("group"),
      slidesLabel: inSlider(layoutMessages.slides),
      slideDescription: inSlider(layoutMessages.slide),
      tabIndex: isSlider && !allSlidesVisible ? "0" : undefined,
      hasControls: !allSlidesVisible,
      dots: dotsOf(slotAmount, state.index),
      manyDots: slotAmount > fewDots ? "" : undefined,
      pauseLabel: isPaused ? layoutMessages.playCarousel : layoutMessages.pauseCarousel,
      pauseIcon: (isPaused ? playIcon : pauseIcon).line,
      status: announcement && layoutMessages.slidesShown(announcement),
    };
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
    if (this.controllerState.isPaused) this.controller.play();
    else this.controller.pause();
  }
}
