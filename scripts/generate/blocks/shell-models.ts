// What the LWC bundles share with React beside the models of the blocks: texts, event names and functions.

export { recordCampaign, searchMetadataProperties } from "@travel-design/blocks/internal";
export { userFrom } from "@travel-design/platform";
export { createFormFrame, formMessages, initialFormFrameState, splitOptions } from "@travel-design/quotation/internal";
export { hidesFromSearch, readHeadTags } from "@travel-design/site/internal";
export { chevronLeftIcon, chevronRightIcon, pauseIcon, playIcon } from "@travel-design/ui/icons";
export {
  actionMessages,
  fewDots,
  gridPageSize,
  initialCarouselState,
  keepPageQuery,
  labelItem,
  layoutMessages,
  maxSlots,
  pagerState,
  showProblem,
  toAnchorId,
  watchAnchor,
  withPageQuery,
} from "@travel-design/ui/internal";
export {
  contentKeysOf,
  createCarousel,
  createPager,
  hostEventNames,
  parseSettings,
  readImageContents,
  siteAddress,
  styleText,
  windowEventNames,
} from "@travel-design/ui/models";
