import { alignments, flexPositions, itemSpacings } from "../../settings/choices.ts";
import { directionProperties, directionStyle } from "../../settings/directions.ts";
import type { LayoutView } from "../../settings/layout-view.ts";
import { oneOf, type SettingsOf } from "../../settings/properties.ts";

/** Settings of a flexible content layout. */
export const flexibleContentProperties = {
  ...directionProperties,
  itemSpacing: oneOf(itemSpacings, "none"),
  alignment: oneOf(alignments, "left"),
};

/** How a flexible content layout is rendered. */
export function flexibleContentModel(settings: SettingsOf<typeof flexibleContentProperties>): LayoutView {
  const align = flexPositions[settings.alignment];
  return {
    className: "td-flexible-content td-spacing",
    // Items in a row are centered in its height; items in a column are aligned to the chosen side.
    style: { ...directionStyle(settings, { row: "center", column: align }), "--_align": align },
    data: { "data-spacing": settings.itemSpacing },
  };
}
