import { rowView, readVerticalAlign, type ColumnsView } from "../columns/columns-model.ts";
import type { SiteImageSettings } from "../../media/image/site-image.ts";
import { defaultColumn } from "../columns/section-config.ts";
import { definedStyle, type LayoutView } from "../../settings/layout-view.ts";
import { normaliseSize } from "../../settings/normalise.ts";
import { readSettings, type Settings } from "../../settings/read-settings.ts";
import { readBackground, type Background } from "./background.ts";

/** Names of the settings of a section. */
export const sectionSettingNames = [
  "sectionConfig",
  "maxContentWidth",
  "sectionColumnGutterWidth",
  "componentSpacerSize",
  "sectionMinHeight",
  "layoutDirectionDesktop",
  "layoutDirectionTablet",
  "layoutDirectionMobile",
  "sectionVerticalAlign",
  "backgroundImageDesktop",
  "backgroundImageTablet",
  "backgroundImageMobile",
  "backgroundImageAltText",
  "backgroundImagePosition",
  "backgroundImageSizeOrRepeat",
  "backgroundImageOverlay",
] as const;

/** How a section is drawn: its root, the picture behind it, and the row of columns in it. */
export interface SectionView extends LayoutView {
  /** Absent without a picture. */
  background: Background | undefined;
  /** A colour lies over the picture. */
  hasOverlay: boolean;
  row: ColumnsView;
}

/**
 * Decides how a section is drawn. Without configuration it has one column of the whole width.
 *
 * @param settings those of {@link sectionSettingNames}, of any type
 * @param urls how the site makes addresses of pictures
 * @example sectionModel({ backgroundImageDesktop: "javascript:x" }).background; // undefined, and a warning
 */
export function sectionModel(settings: Settings, urls: SiteImageSettings = {}): SectionView {
  const read = readSettings("Section", settings);
  const align = readVerticalAlign(read, "sectionVerticalAlign");
  const overlay = read.colour("backgroundImageOverlay");
  const background = readBackground(read, urls);
  const rowStyle = definedStyle({
    "--_content-width": read.length("maxContentWidth"),
    "--_gutter": read.length("sectionColumnGutterWidth"),
    "--_column-align": align,
  });
  const row = rowView(read, rowStyle, [defaultColumn(0, 12)], normaliseSize(settings.componentSpacerSize));
  const style = definedStyle({
    "--_height": read.length("sectionMinHeight"),
    "--_align": align,
    "--_overlay": overlay,
    ...background?.style,
  });
  const data = background ? { "data-image": "" } : {};
  const hasOverlay = overlay !== undefined;
  return { className: "td-section", style, data, background, hasOverlay, row, warnings: read.warnings };
}
