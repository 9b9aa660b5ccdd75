import { definedStyle, type LayoutView } from "../../settings/layout-view.ts";
import { flexPositions, normaliseFlexAlignment } from "../../settings/normalise.ts";
import { readSettings, type Settings } from "../../settings/read-settings.ts";

/** Names of the settings of a flexible block. */
export const flexibleBlockSettingNames = [
  "width",
  "height",
  "borderWidth",
  "borderColor",
  "borderRadius",
  "borderStyle",
  "backgroundColor",
  "alignment",
] as const;

/** Lines that a border may be drawn with; the first is the default. */
export const borderStyles = ["solid", "dashed", "dotted", "double", "none"] as const;
export type BorderStyle = (typeof borderStyles)[number];

/**
 * Decides how a flexible block is drawn.
 *
 * @param settings those of {@link flexibleBlockSettingNames}, of any type
 * @example flexibleBlockModel({ alignment: "x" }).style["--_align"]; // "center"
 */
export function flexibleBlockModel(settings: Settings): LayoutView {
  const read = readSettings("Flexible block", settings);
  const alignment = normaliseFlexAlignment(settings.alignment);
  const isVertical = alignment === "top" || alignment === "bottom";
  const position = flexPositions[alignment];
  const style = definedStyle({
    "--_width": read.length("width"),
    "--_height": read.length("height"),
    "--_border-width": read.borderWidth("borderWidth"),
    "--_border-color": read.colour("borderColor"),
    "--_border-radius": read.length("borderRadius"),
    "--_border-style": read.choice("borderStyle", borderStyles, "solid"),
    "--_background-color": read.colour("backgroundColor"),
    "--_align": isVertical ? position : "center",
    "--_justify": isVertical ? "center" : position,
  });
  return { className: "td-flexible-block", style, data: {}, warnings: read.warnings };
}
