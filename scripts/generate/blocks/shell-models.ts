// What the LWC bundles share with React beside the models of the blocks: texts, event names and functions.

export { recordCampaign } from "../../../packages/blocks/src/quotation-form/campaign.ts";
export { searchMetadataProperties } from "../../../packages/blocks/src/search-metadata/search-metadata-properties.ts";
export { hidesFromSearch, readHeadTags } from "../../../packages/site/src/search/read-head-tags.ts";
export { userFrom } from "../../../packages/platform/src/user.ts";
export { splitOptions } from "../../../packages/quotation/src/model/split-options.ts";
export { messages as formMessages } from "../../../packages/quotation/src/messages.ts";
export { createFormFrame, initialFormFrameState } from "../../../packages/quotation/src/frame/index.ts";
export { actions as actionMessages } from "../../../packages/ui/src/messages/actions.ts";
export { layout as layoutMessages } from "../../../packages/ui/src/messages/layout.ts";
export { hostEventNames, windowEventNames } from "../../../packages/ui/src/events/names.ts";
export { chevronLeftIcon, chevronRightIcon, pauseIcon, playIcon } from "../../../packages/ui/src/icons/shapes.ts";
export { createPager, pagerState } from "../../../packages/ui/src/layout/grid/pager.ts";
export { gridPageSize } from "../../../packages/ui/src/layout/grid/grid-model.ts";
export { labelItem } from "../../../packages/ui/src/layout/grid/grid-items.ts";
export { toAnchorId } from "../../../packages/ui/src/link/anchor-id.ts";
export { siteAddress } from "../../../packages/ui/src/link/site-address.ts";
export { watchAnchor } from "../../../packages/ui/src/link/anchor.ts";
export { keepPageQuery } from "../../../packages/ui/src/link/keep-page-query.ts";
export { withPageQuery } from "../../../packages/ui/src/link/page-query.ts";
export { contentKeysOf, readImageContents } from "../../../packages/ui/src/media/image/image-contents.ts";
export { maxSlots } from "../../../packages/ui/src/layout/slots/slots-properties.ts";
export { createCarousel } from "../../../packages/ui/src/media/carousel/carousel-controller.ts";
export { fewDots, initialCarouselState } from "../../../packages/ui/src/media/carousel/carousel-state.ts";
export { styleText } from "../../../packages/ui/src/settings/layout-view.ts";
export { parseSettings } from "../../../packages/ui/src/settings/parse-settings.ts";
