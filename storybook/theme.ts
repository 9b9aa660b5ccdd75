// Storybook in the colours of the library itself.
import { create, type ThemeVars } from "storybook/theming";
import { lightPalette } from "../packages/ui/src/tokens/palettes.ts";

const colour = (name: keyof typeof lightPalette): string => lightPalette[name] ?? "currentcolor";

/** The look of Storybook's own parts and of its pages. */
export const theme: ThemeVars = create({
  base: "light",
  brandTitle: "Morgenree",
  brandUrl: "./",
  brandTarget: "_self",
  fontBase: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
  colorPrimary: colour("--td-accent-color"),
  colorSecondary: colour("--td-accent-color"),
  appBg: colour("--td-paper-color"),
  appContentBg: "#ffffff",
  appPreviewBg: "#ffffff",
  appBorderColor: colour("--td-hairline-color"),
  appBorderRadius: 2,
  textColor: colour("--td-text-color"),
  textMutedColor: colour("--td-muted-color"),
  textInverseColor: colour("--td-paper-color"),
  barBg: "#ffffff",
  barTextColor: colour("--td-muted-color"),
  barHoverColor: colour("--td-accent-color-hover"),
  barSelectedColor: colour("--td-accent-color"),
  inputBg: "#ffffff",
  inputBorder: colour("--td-control-border-color"),
  inputTextColor: colour("--td-text-color"),
  inputBorderRadius: 2,
});
