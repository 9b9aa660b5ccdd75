import { flexAlignments, flexPositions } from "../../settings/choices.ts";
import { definedStyle, type LayoutView } from "../../settings/layout-view.ts";
import { borderWidth, color, length } from "../../settings/css-properties.ts";
import { oneOf, type SettingsOf } from "../../settings/properties.ts";

/** Line styles of a border. */
export const borderStyles = ["solid", "dashed", "dotted", "double", "none"] as const;
export type BorderStyle = (typeof borderStyles)[number];

/** Settings of a flexible block. */
export const flexibleBlockProperties = {
  width: length(),
  height: length(),
  alignment: oneOf(flexAlignments, "center"),
  backgroundColor: color(),
  borderStyle: oneOf(borderStyles, "solid"),
  borderWidth: borderWidth(),
  borderColor: color(),
  borderRadius: length(),
};

/** How a flexible block is rendered. */
export function flexibleBlockModel(settings: SettingsOf<typeof flexibleBlockProperties>): LayoutView {
  const { alignment } = settings;
  const isVertical = alignment === "top" || alignment === "bottom";
  const side = flexPositions[alignment];
  const style = definedStyle({
    "--_width": settings.width,
    "--_height": settings.height,
    "--_border-width": settings.borderWidth,
    "--_border-color": settings.borderColor,
    "--_border-radius": settings.borderRadius,
    "--_border-style": settings.borderStyle,
    "--_background-color": settings.backgroundColor,
    "--_align": isVertical ? side : "center",
    "--_justify": isVertical ? "center" : side,
  });
  return { className: "td-flexible-block", style, data: {} };
}
