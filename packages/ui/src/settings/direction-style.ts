import type { LayoutStyle } from "./layout-view.ts";
import { layoutDirections, type LayoutDirection } from "./normalise.ts";
import type { SettingsReader } from "./read-settings.ts";

/**
 * The direction of a layout for each kind of screen: beside each other on a desktop, below each other on a tablet or phone.
 *
 * @param across what `--_across-…` is in either direction: what the style sheet has to do differently
 * @example directionStyle(read, { row: "0px", column: "100%" })["--_across-mobile"]; // "100%"
 */
export function directionStyle(read: SettingsReader, across: Readonly<Record<LayoutDirection, string>>): LayoutStyle {
  const desktop = read.choice("layoutDirectionDesktop", layoutDirections, "row");
  const tablet = read.choice("layoutDirectionTablet", layoutDirections, "column");
  const mobile = read.choice("layoutDirectionMobile", layoutDirections, "column");
  return {
    "--_direction-desktop": desktop,
    "--_direction-tablet": tablet,
    "--_direction-mobile": mobile,
    "--_across-desktop": across[desktop],
    "--_across-tablet": across[tablet],
    "--_across-mobile": across[mobile],
  };
}
