// The blocks of the library without React, for hosts that render their own templates.
export { parseAmount } from "./controls/input/amount.ts";
export { containNativeEvents } from "./events/contain-native-events.ts";
export { hostEventNames, windowEventNames } from "./events/names.ts";
export { dispatchWindowEvent, listenToWindowEvent } from "./events/window-events.ts";
export { columnModel, columnProperties } from "./layout/columns/column-model.ts";
export {
  columnsSectionModel,
  columnsSectionProperties,
  type ColumnsView,
  type ColumnView,
} from "./layout/columns/columns-model.ts";
export { contentContainerProperties } from "./layout/content-container/content-container-properties.ts";
export { flexibleBlockModel, flexibleBlockProperties } from "./layout/flexible-block/flexible-block-model.ts";
export { flexibleContentModel, flexibleContentProperties } from "./layout/flexible-content/flexible-content-model.ts";
export { paginateItems, type GridItemIdentity, type GridPagination } from "./layout/grid/grid-items.ts";
export { gridModel, gridProperties } from "./layout/grid/grid-model.ts";
export { createPager, type Pager, type PagerOptions, type PagerState } from "./layout/grid/pager.ts";
export { sectionModel, sectionProperties, type SectionView } from "./layout/section/section-model.ts";
export { slotsProperties } from "./layout/slots/slots-properties.ts";
export { spacerModel, spacerProperties, type SpacerSize } from "./layout/spacer/spacer-model.ts";
export { isValidLink } from "./link/link-rules.ts";
export { siteAddress } from "./link/site-address.ts";
export { createCarousel, type CarouselController } from "./media/carousel/carousel-controller.ts";
export type { CarouselOptions, CarouselState } from "./media/carousel/carousel-state.ts";
export { imageBlockModel, imageBlockProperties, type ImageBlockView } from "./media/image/image-block-model.ts";
export { contentKeysOf, readImageContents, type ImageContent } from "./media/image/image-contents.ts";
export { readImageInfo, type ImageInfo } from "./media/image/image-info.ts";
export type { ImageUrlSettings } from "./media/image/image-url.ts";
export {
  imageLoader,
  ImagePreloadError,
  preloadImages,
  type LoadImage,
  type PreloadFailure,
  type PreloadRequest,
} from "./media/image/preload-images.ts";
export { toSiteImage, type SiteImage, type SiteImageSettings } from "./media/image/site-image.ts";
export { styleText, type LayoutStyle, type LayoutView } from "./settings/layout-view.ts";
export type { Expectation, Format, RowPart, RowProblem, SimpleFormat } from "./settings/expectation.ts";
export {
  parseSettings,
  type InvalidSetting,
  type RawSettings,
  type ReportSetting,
  type SettingProblem,
} from "./settings/parse-settings.ts";
export type { Properties, Property, SettingsOf } from "./settings/properties.ts";
