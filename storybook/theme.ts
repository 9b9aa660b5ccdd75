// Storybook in the colors of the library itself.
import { create, type ThemeVars } from "storybook/theming";
import { lightPalette } from "../packages/ui/src/tokens/palettes.ts";

const color = (name: keyof typeof lightPalette): string => lightPalette[name] ?? "currentcolor";

/** The look of Storybook's own parts and of its pages. */
export const theme: ThemeVars = create({
  base: "light",
  brandTitle: "Morgenree",
  brandUrl: "./",
  brandTarget: "_self",
  fontBase: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
  colorPrimary: color("--td-accent-color"),
  colorSecondary: color("--td-accent-color"),
  appBg: color("--td-paper-color"),
  appContentBg: "#ffffff",
  appPreviewBg: "#ffffff",
  appBorderColor: color("--td-hairline-color"),
  appBorderRadius: 2,
  textColor: color("--td-text-color"),
  textMutedColor: color("--td-muted-color"),
  textInverseColor: color("--td-paper-color"),
  barBg: "#ffffff",
  barTextColor: color("--td-muted-color"),
  barHoverColor: color("--td-accent-color-hover"),
  barSelectedColor: color("--td-accent-color"),
  inputBg: "#ffffff",
  inputBorder: color("--td-control-border-color"),
  inputTextColor: color("--td-text-color"),
  inputBorderRadius: 2,
});
