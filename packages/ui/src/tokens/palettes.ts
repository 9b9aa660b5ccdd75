// A section with another palette sets the colors again; its content follows, because tokens are read where they are used.
import { tokens, type DesignToken } from "./tokens.ts";

/** Custom properties to set on a section's element. */
export type Palette = Readonly<Record<DesignToken["name"], string>>;

/** The colors as they are without a palette: light. */
export const lightPalette: Palette = Object.fromEntries(tokens.color.map(({ name, literal }) => [name, literal]));

/** The colors of a dark section. The sheet gives them to `data-td-palette="dark"`. */
export const darkPalette: Palette = {
  "--td-text-color": "#f4eee3",
  "--td-muted-color": "#c3cbc9",
  "--td-paper-color": "#16242a",
  "--td-surface-color": "#1e3138",
  "--td-tint-color": "#2c444c",
  "--td-tint-color-hover": "#385660",
  "--td-hairline-color": "#47606a",
  "--td-gold-color": "#d8b67f",
  "--td-ink-color": "#f4eee3",
  "--td-ink-color-hover": "#fff",
  "--td-accent-color": "#e8c88f",
  "--td-accent-color-hover": "#f3dbb0",
  "--td-accent-contrast-color": "#16242a",
  "--td-logo-background-color": "#f4eee3",
  "--td-inverse-color": "#fff",
  "--td-focus-color": "#e8c88f",
  "--td-focus-halo-color": "#16242a",
  "--td-error-color": "#ffb9ad",
  "--td-error-background-color": "#4a2422",
  "--td-control-color": "#f4eee3",
  "--td-control-background-color": "#16242a",
  "--td-control-background-color-disabled": "#26383e",
  "--td-control-border-color": "#8fa3a6",
  "--td-control-border-color-disabled": "#4d6168",
  "--td-option-background-color-hover": "#22363d",
  "--td-overlay-background-color": "rgb(22 36 42 / 60%)",
  "--td-picture-text-color": "#fff8ec",
  "--td-picture-accent-color": "#ffe9c2",
  "--td-picture-contrast-color": "#1f2a2e",
  "--td-picture-overlay-color": "rgb(18 20 44 / 60%)",
};
