// What the Lightning containers draw from: the very models, texts and event names that React draws from. The generator
// makes one component, c/layoutModels, of everything that is exported here.
import {
  buttonLabel,
  carousel,
  chooseSlide,
  loading,
  nextSlide,
  pauseCarousel,
  playCarousel,
  previousSlide,
  showMore,
  slide,
  slideOf,
  slides,
  slidesShown,
  toSlide,
} from "../../packages/ui/src/messages/index.ts";

export { readHeadTags } from "../../packages/site/src/search/read-head-tags.ts";
export { userFrom } from "../../packages/platform/src/user.ts";
export { splitOptions } from "../../packages/quotation/src/model/split-options.ts";
export { messages as formMessages } from "../../packages/quotation/src/messages.ts";
export { createFormFrame } from "../../packages/quotation/src/frame/index.ts";
export { hostEventNames, windowEventNames } from "../../packages/ui/src/events/names.ts";
export { chevronLeftIcon, chevronRightIcon, pauseIcon, playIcon } from "../../packages/ui/src/icons/shapes.ts";
export { columnModel } from "../../packages/ui/src/layout/columns/column-model.ts";
export { columnsSectionModel } from "../../packages/ui/src/layout/columns/columns-model.ts";
export { contentContainerModel } from "../../packages/ui/src/layout/content-container/content-container-model.ts";
export { flexibleBlockModel } from "../../packages/ui/src/layout/flexible-block/flexible-block-model.ts";
export { flexibleContentModel } from "../../packages/ui/src/layout/flexible-content/flexible-content-model.ts";
export { labelItem } from "../../packages/ui/src/layout/grid/grid-items.ts";
export { gridModel } from "../../packages/ui/src/layout/grid/grid-model.ts";
export { createPager, initialPagerState } from "../../packages/ui/src/layout/grid/pager.ts";
export { sectionModel } from "../../packages/ui/src/layout/section/section-model.ts";
export { styleText } from "../../packages/ui/src/settings/layout-view.ts";
export { isSlider, maxSlots, slotsModel } from "../../packages/ui/src/layout/slots/slots-model.ts";
export * from "../../packages/ui/src/media/carousel/carousel-model.ts";

/** What the containers say by themselves. */
export const messages = {
  buttonLabel,
  carousel,
  chooseSlide,
  loading,
  nextSlide,
  pauseCarousel,
  playCarousel,
  previousSlide,
  showMore,
  slide,
  slideOf,
  slides,
  slidesShown,
  toSlide,
};
