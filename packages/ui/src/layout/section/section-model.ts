import { columns } from "../columns/section-config.ts";
import { rowView, verticalAlign, type ColumnsView } from "../columns/columns-model.ts";
import type { SiteImageSettings } from "../../media/image/site-image.ts";
import { flexPositions, sizes } from "../../settings/choices.ts";
import { directionProperties } from "../../settings/directions.ts";
import { definedStyle, type LayoutView } from "../../settings/layout-view.ts";
import { color, length } from "../../settings/css-properties.ts";
import { oneOf, type SettingsOf } from "../../settings/properties.ts";
import { backgroundOf, backgroundProperties, type Background } from "./background.ts";

/** Settings of a section. Without configuration it has one column of the whole width. */
export const sectionProperties = {
  sectionConfig: columns("full"),
  maxContentWidth: length(),
  sectionColumnGutterWidth: length(),
  componentSpacerSize: oneOf(sizes, "medium"),
  sectionMinHeight: length(),
  ...directionProperties,
  sectionVerticalAlign: verticalAlign(),
  ...backgroundProperties,
  backgroundImageOverlay: color(),
};

/** How a section is rendered: its root, the picture behind it, and the row of columns in it. */
export interface SectionView extends LayoutView {
  /** Undefined without a picture. */
  background: Background | undefined;
  row: ColumnsView;
}

/**
 * How a section is rendered.
 *
 * @param urls how the site makes addresses of pictures
 */
export function sectionModel(
  settings: SettingsOf<typeof sectionProperties>,
  urls: SiteImageSettings = {},
): SectionView {
  const align = flexPositions[settings.sectionVerticalAlign];
  const background = backgroundOf(settings, urls);
  const rowStyle = definedStyle({
    "--_content-width": settings.maxContentWidth,
    "--_gutter": settings.sectionColumnGutterWidth,
    "--_column-align": align,
  });
  const style = definedStyle({
    "--_height": settings.sectionMinHeight,
    "--_align": align,
    "--_overlay": settings.backgroundImageOverlay,
    ...background?.style,
  });
  return {
    className: "td-section",
    style,
    data: background ? { "data-image": "" } : {},
    background,
    row: rowView(settings, rowStyle, settings.componentSpacerSize),
  };
}
