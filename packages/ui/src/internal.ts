// What the other packages of this repository share with the library. Not covered by versioning: any release may change it.
export { contentIcons, icon } from "./page/icon-stylesheet/icon-class.ts";
export { iconStylesheet, type LoadStylesheet } from "./page/icon-stylesheet/use-icon-stylesheet.ts";
export { promiseCardProperties } from "./page/promise-card/promise-card-properties.ts";
export { parseAmount } from "./controls/input/amount.ts";
export { iconGrid, iconLineWidth, type IconShape } from "./icons/icon-shape.ts";
export { foldText } from "./internal/fold-text.ts";
export { createStateStore } from "./internal/state-store.ts";
export { tryTo } from "./internal/try-to.ts";
export { useController } from "./internal/use-controller.ts";
export { verticalAlign } from "./layout/columns/columns-model.ts";
export { type ColumnConfig, columnLayouts, columns, gridParts } from "./layout/columns/section-config.ts";
export { backgroundPreloads } from "./layout/section/background.ts";
export { maxSlots, slotName } from "./layout/slots/slots-properties.ts";
export { labelItem } from "./layout/grid/grid-items.ts";
export { gridPageSize } from "./layout/grid/grid-model.ts";
export { pagerState } from "./layout/grid/pager.ts";
export { toAnchorId } from "./link/anchor-id.ts";
export { watchAnchor } from "./link/anchor.ts";
export { keepPageQuery } from "./link/keep-page-query.ts";
export { anchorId, link, pathOnSite } from "./link/link-properties.ts";
export { destinationParameter, withPageQuery } from "./link/page-query.ts";
export type { ImagePreload } from "./media/image/device-preloads.ts";
export { fewDots, initialCarouselState } from "./media/carousel/carousel-state.ts";
export { image } from "./media/image/image-property.ts";
export { actions as actionMessages } from "./messages/actions.ts";
export { gridItemLabel, layout as layoutMessages } from "./messages/layout.ts";
export { retryLabel } from "./messages/retry-label.ts";
export { bannerPreloads } from "./page/banner/banner-properties.ts";
export { callToActionProperties } from "./page/call-to-action/call-to-action-properties.ts";
export { contactStripProperties } from "./page/contact-strip/contact-strip-properties.ts";
export { destinationCardProperties } from "./page/destination-card/destination-card-properties.ts";
export { faqProperties } from "./page/faq/faq-properties.ts";
export { headingProperties } from "./page/heading/heading-properties.ts";
export { heroProperties } from "./page/hero/hero-properties.ts";
export { itineraryProperties } from "./page/itinerary/itinerary-properties.ts";
export { pageFooterProperties } from "./page/page-footer/page-footer-properties.ts";
export { pageHeaderProperties } from "./page/page-header/page-header-properties.ts";
export { requestReferenceProperties } from "./page/request-reference/request-reference-properties.ts";
export { encodeReference } from "./page/request-reference/reference-code.ts";
export { richTextProperties } from "./page/rich-text/rich-text-properties.ts";
export { routeMapProperties } from "./page/route-map/route-map-properties.ts";
export { seasonPriceProperties } from "./page/season-price/season-price-properties.ts";
export { specialistCardProperties } from "./page/specialist-card/specialist-card-properties.ts";
export { specialistListProperties } from "./page/specialist-list/specialist-list-properties.ts";
export { specialistMatchProperties } from "./page/specialist-match/specialist-match-properties.ts";
export { trustRowProperties } from "./page/trust-row/trust-row-properties.ts";
export { flexPositions } from "./settings/choices.ts";
export { color, length, position } from "./settings/css-properties.ts";
export { cssUrl, toColor, toLength } from "./settings/css-values.ts";
export { directionProperties } from "./settings/directions.ts";
export { fromJson } from "./settings/from-json.ts";
export { toObject } from "./settings/json.ts";
export { rows } from "./settings/rows.ts";
export { definedStyle } from "./settings/layout-view.ts";
export { integer } from "./settings/number-properties.ts";
export { describeExpectation, describeProblem } from "./settings/english.ts";
export { pathName, showProblem } from "./settings/parse-settings.ts";
export {
  boolean,
  choice,
  identifier,
  labeled,
  markup,
  oneOf,
  paragraph,
  requiredString,
  string,
} from "./settings/properties.ts";
export { channelsOf, hexOf, mixColors, readableOn } from "./tokens/brand.ts";
