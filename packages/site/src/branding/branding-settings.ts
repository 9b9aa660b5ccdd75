/** What kind of CSS value a setting contains. */
export type BrandingKind = "color" | "fonts" | "length";

/** A styling hook of the platform, and the setting of the branding set from which an org computes it. */
export interface BrandingHook {
  hook: `--dxp-${string}`;
  /** The name in the branding set. Experience Builder derives those that start with `_` from the others. */
  setting: string;
  kind: BrandingKind;
}

const hooksOf = (kind: BrandingKind, settings: Readonly<Record<`--dxp-${string}`, string>>): BrandingHook[] =>
  Object.entries(settings).map(([hook, setting]) => ({ hook: `--dxp-${hook.slice("--dxp-".length)}`, setting, kind }));

/** The styling hooks that the library's style sheets read, and those that they refer to. */
export const brandingHooks: readonly BrandingHook[] = [
  ...hooksOf("color", {
    "--dxp-g-root": "BackgroundColor",
    "--dxp-g-root-contrast": "TextColor",
    "--dxp-g-neutral-2": "_NeutralColor2",
    "--dxp-g-brand": "PrimaryAccentColor",
    "--dxp-g-brand-1": "_PrimaryAccentColor1",
    "--dxp-g-brand-contrast": "PrimaryAccentForegroundColor",
    "--dxp-g-brand-contrast-1": "_PrimaryAccentForegroundColor1",
    "--dxp-g-destructive": "_DestructiveColor",
    "--dxp-s-button-color": "ButtonColor",
    "--dxp-s-button-color-1": "_ButtonColor1",
    "--dxp-s-button-color-hover": "ButtonHoverColor",
    "--dxp-s-button-text-color": "ButtonTextColor",
    "--dxp-s-button-color-contrast-1": "_ButtonTextColor1",
    "--dxp-s-button-text-color-hover": "ButtonHoverTextColor",
    "--dxp-s-form-element-text-color": "FormElementTextColor",
    "--dxp-s-form-element-color-background": "FormElementBackgroundColor",
    "--dxp-s-form-element-color-border": "FormElementBorderColor",
  }),
  ...hooksOf("fonts", {
    "--dxp-s-html-font-family": "BaseFont",
    "--dxp-s-body-font-family": "BodyFont",
    "--dxp-s-button-font-family": "ButtonFont",
    "--dxp-s-text-heading-medium-font-family": "HeadingMediumFont",
  }),
  ...hooksOf("length", {
    "--dxp-s-form-element-radius-border": "FormElementBorderRadius",
    "--dxp-s-button-radius-border": "ButtonBorderRadius",
  }),
];
