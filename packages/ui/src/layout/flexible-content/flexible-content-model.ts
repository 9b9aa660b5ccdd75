import { directionStyle } from "../../settings/direction-style.ts";
import type { LayoutView } from "../../settings/layout-view.ts";
import { flexPositions, normaliseAlignment, normaliseItemSpacing } from "../../settings/normalise.ts";
import { readSettings, type Settings } from "../../settings/read-settings.ts";

/** Names of the settings of a flexible content layout. */
export const flexibleContentSettingNames = [
  "layoutDirectionDesktop",
  "layoutDirectionTablet",
  "layoutDirectionMobile",
  "itemSpacing",
  "alignment",
] as const;

/**
 * Decides how a flexible content layout is drawn.
 *
 * @param settings those of {@link flexibleContentSettingNames}, of any type
 * @example flexibleContentModel({ alignment: "right" }).style["--_align"]; // "end"
 */
export function flexibleContentModel(settings: Settings): LayoutView {
  const read = readSettings("Flexible content layout", settings);
  const align = flexPositions[normaliseAlignment(settings.alignment)];
  return {
    className: "td-flexible-content td-spacing",
    // In a row the items stand in the middle of its height; below each other they stand on the side that was chosen.
    style: { ...directionStyle(read, { row: "center", column: align }), "--_align": align },
    data: { "data-spacing": normaliseItemSpacing(settings.itemSpacing) },
    warnings: read.warnings,
  };
}
