// Shared with the other packages of this repository, and free of React. Any release of the library may change it.
export { iconGrid, iconLineWidth, type IconShape } from "./icons/icon-shape.ts";
export { foldText } from "./internal/fold-text.ts";
export { createStateStore } from "./internal/state-store.ts";
export { tryTo } from "./internal/try-to.ts";
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
export { anchorId, link, mailAddress, pathOnSite, phoneNumber } from "./link/link-properties.ts";
export { toMailAddress } from "./link/mail-address.ts";
export { destinationParameter, withPageQuery } from "./link/page-query.ts";
export { toPhoneAddress } from "./link/phone-address.ts";
export { largeImage } from "./media/image/large-image.ts";
export { devicePreloads, type ImagePreload } from "./media/image/device-preloads.ts";
export { isAvif, largestFile, sizedUrl } from "./media/image/src-set.ts";
export { fewDots, initialCarouselState } from "./media/carousel/carousel-state.ts";
export { image } from "./media/image/image-property.ts";
export { plainText } from "./media/image/plain-text.ts";
export { positionOfBlock, positionStyle } from "./media/image/position-style.ts";
export { actions as actionMessages } from "./messages/actions.ts";
export { layout as layoutMessages } from "./messages/layout.ts";
export { retryLabel } from "./messages/retry-label.ts";
export type { Device } from "./settings/breakpoints.ts";
export { flexPositions } from "./settings/choices.ts";
export { color, length, position, positions } from "./settings/css-properties.ts";
export { cssUrl, toColor, toLength } from "./settings/css-values.ts";
export { directionProperties } from "./settings/directions.ts";
export { fromJson } from "./settings/from-json.ts";
export { toArray, toObject } from "./settings/json.ts";
export { splitLines } from "./settings/lines.ts";
export { isJsonRows, rows } from "./settings/rows.ts";
export { definedStyle } from "./settings/layout-view.ts";
export { integer, toInteger, toNumber } from "./settings/number-properties.ts";
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
  property,
  requiredString,
  string,
} from "./settings/properties.ts";
export { trimmed } from "./settings/trimmed.ts";
export { channelsOf, hexOf, mixColors, readableOn } from "./tokens/brand.ts";
