import { layoutDirections, type LayoutDirection } from "./choices.ts";
import type { LayoutStyle } from "./layout-view.ts";
import { oneOf, type SettingsOf } from "./properties.ts";

/** The direction of a layout per kind of screen. */
export const directionProperties = {
  layoutDirectionDesktop: oneOf(layoutDirections, "row"),
  layoutDirectionTablet: oneOf(layoutDirections, "column"),
  layoutDirectionMobile: oneOf(layoutDirections, "column"),
};

/** Props of a component with a direction per kind of screen. */
export interface DirectionProps {
  /** Whether parts are beside each other (`row`) or below each other (`column`) on a wide screen. */
  layoutDirectionDesktop?: LayoutDirection | undefined;
  /** The same on a tablet. Without it, as on a wide screen. */
  layoutDirectionTablet?: LayoutDirection | undefined;
  /** The same on a phone. Without it, as on a tablet. */
  layoutDirectionMobile?: LayoutDirection | undefined;
}

/**
 * The direction of a layout per kind of screen as custom properties.
 *
 * @param across value of `--_across-…` for either direction, for what the style sheet does differently
 * @example directionStyle(settings, { row: "0px", column: "100%" })["--_across-mobile"]; // "100%"
 */
export function directionStyle(
  settings: SettingsOf<typeof directionProperties>,
  across: Readonly<Record<LayoutDirection, string>>,
): LayoutStyle {
  const { layoutDirectionDesktop: desktop, layoutDirectionTablet: tablet, layoutDirectionMobile: mobile } = settings;
  return {
    "--_direction-desktop": desktop,
    "--_direction-tablet": tablet,
    "--_direction-mobile": mobile,
    "--_across-desktop": across[desktop],
    "--_across-tablet": across[tablet],
    "--_across-mobile": across[mobile],
  };
}
