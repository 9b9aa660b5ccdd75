// What the LWC bundles of containers share with React beside the models of the blocks: texts, event names and functions.

export { createFormFrame, formMessages, initialFormFrameState } from "@travel-design/quotation/internal";
export { chevronLeftIcon, chevronRightIcon, pauseIcon, playIcon } from "@travel-design/ui/icons";
export {
  actionMessages,
  fewDots,
  gridPageSize,
  initialCarouselState,
  labelItem,
  layoutMessages,
  maxSlots,
  pagerState,
} from "@travel-design/ui/internal";
export { createCarousel, createPager, hostEventNames, styleText, windowEventNames } from "@travel-design/ui/models";
