// Every value that a style sheet of ours reads from outside, once. Style sheets, documentation and checks follow this table.

/** A value of the design, and where it comes from. */
export interface DesignToken {
  /** The custom property to set on any ancestor. */
  name: `--td-${string}`;
  /** Another token that applies when this one is not set, so that a brand of a few tokens is complete. */
  follows?: `--td-${string}`;
  /** The site's own settings that apply when neither token is set: the usual one first, then those of a kind of element. */
  hooks: readonly `--dxp-${string}`[];
  /** What it is without either. */
  literal: string;
  /** What it is for, in a few words. */
  use: string;
}

/** The groups that tokens are documented in. */
export type TokenGroup = "color" | "type" | "space" | "radius" | "motion" | "layer";

const token = (
  name: DesignToken["name"],
  literal: string,
  use: string,
  ...hooks: DesignToken["hooks"]
): DesignToken => ({
  name,
  hooks,
  literal,
  use,
});

const color = [
  token("--td-text-color", "#1f2a2e", "text", "--dxp-g-root-contrast"),
  token("--td-muted-color", "#4a5a5e", "hints and other quiet text"),
  token("--td-paper-color", "#faf7f2", "the page, and text on ink", "--dxp-g-root"),
  token("--td-surface-color", "#fff", "a card or a form on the page", "--dxp-g-root"),
  token("--td-tint-color", "#ece4d6", "a quiet button, the active option"),
  token("--td-tint-color-hover", "#dfd3bf", "a quiet button under the pointer"),
  token("--td-hairline-color", "#d9cdb8", "lines that separate", "--dxp-g-neutral-2"),
  token("--td-gold-color", "#b08d57", "ornament: never text"),
  token("--td-ink-color", "#1f2a2e", "dark buttons, the explanation's bubble", "--dxp-g-root-contrast"),
  token("--td-ink-color-hover", "#10181b", "a dark button under the pointer", "--dxp-g-root-contrast"),
  token(
    "--td-accent-color",
    "#0f4c4a",
    "the one accent: links, main buttons, ticks",
    "--dxp-g-brand",
    "--dxp-s-button-color",
  ),
  {
    ...token(
      "--td-accent-color-hover",
      "#0b3a38",
      "the accent under the pointer",
      "--dxp-g-brand",
      "--dxp-s-button-color-hover",
    ),
    follows: "--td-accent-color",
  },
  token(
    "--td-accent-contrast-color",
    "#fff",
    "text on the accent",
    "--dxp-g-brand-contrast",
    "--dxp-s-button-text-color",
    "--dxp-s-button-text-color-hover",
  ),
  token("--td-logo-background-color", "transparent", "behind logos of others, which are dark on transparent"),
  token("--td-inverse-color", "#fff", "what is white in every brand: a carousel's arrows on a dark background"),
  {
    ...token("--td-focus-color", "#0f4c4a", "the ring around what has the focus", "--dxp-g-brand"),
    follows: "--td-accent-color",
  },
  {
    ...token(
      "--td-focus-halo-color",
      "#fff",
      "the ring within the focus ring, so that one of the two is visible on any background",
      "--dxp-g-brand-contrast",
    ),
    follows: "--td-accent-contrast-color",
  },
  token("--td-error-color", "#a3271f", "what is wrong: text, border, asterisk", "--dxp-g-destructive"),
  token("--td-error-background-color", "#fdf3f1", "behind the text of an error"),
  token("--td-control-color", "#1f2a2e", "what is typed", "--dxp-s-form-element-text-color"),
  token("--td-control-background-color", "#fff", "a field", "--dxp-s-form-element-color-background"),
  token("--td-control-background-color-disabled", "#f1ede6", "a field or button that cannot be used"),
  token("--td-control-border-color", "#8a8375", "around a field", "--dxp-s-form-element-color-border"),
  token("--td-control-border-color-disabled", "#c9c3b8", "around what cannot be used"),
  token("--td-option-background-color-hover", "#f4efe6", "an option under the pointer"),
  token("--td-overlay-background-color", "rgb(250 247 242 / 60%)", "over a form that is being sent"),
  token("--td-picture-text-color", "#fff8ec", "text on a picture, and the button there"),
  token("--td-picture-accent-color", "#ffe9c2", "the small line above a title on a picture"),
  token("--td-picture-contrast-color", "#1f2a2e", "text on the button on a picture"),
  token("--td-picture-overlay-color", "rgb(18 20 44 / 60%)", "between a picture and the text on it"),
] as const satisfies readonly DesignToken[];

const type = [
  token(
    "--td-text-font-family",
    '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
    "text and controls",
    "--dxp-s-body-font-family",
    "--dxp-s-button-font-family",
  ),
  token(
    "--td-display-font-family",
    '"Cormorant Variable", "Cormorant Fallback", georgia, serif',
    "headings and quotations",
    "--dxp-s-text-heading-medium-font-family",
  ),
  token("--td-display-font-size", "clamp(2.75rem, 1.9rem + 3.6vw, 4.75rem)", "the one heading above a page"),
  token("--td-title-font-size", "clamp(2rem, 1.6rem + 1.6vw, 2.75rem)", "the heading of a section"),
  token("--td-heading-font-size", "1.5rem", "the heading of a card or a part"),
  token("--td-lead-font-size", "1.0625rem", "an introduction"),
  token("--td-small-font-size", "0.875rem", "hints and notes"),
] as const satisfies readonly DesignToken[];

const space = [
  token("--td-space-xs", "0.5rem", "under a hint, above and below the text of a button", "--dxp-g-spacing-xsmall"),
  token("--td-space-sm", "0.75rem", "between things that belong together", "--dxp-g-spacing-small"),
  token("--td-space-md", "1rem", "between paragraphs", "--dxp-g-spacing-medium"),
  token("--td-space-lg", "1.5rem", "between fields, inside a card", "--dxp-g-spacing-large"),
  token("--td-space-xl", "2rem", "beside the text of a button", "--dxp-g-spacing-xlarge"),
  token("--td-space-2xl", "3rem", "between columns", "--dxp-g-spacing-xxlarge"),
  token("--td-page-max-inline-size", "76rem", "the widest that the content of a page becomes"),
  token("--td-surface-padding", "clamp(1.5rem, 4vw, 3.5rem)", "inside a form or another large surface"),
] as const satisfies readonly DesignToken[];

const radius = [
  token("--td-control-border-radius", "2px", "fields, options, errors", "--dxp-s-form-element-radius-border"),
  token("--td-button-border-radius", "2px", "buttons", "--dxp-s-button-radius-border"),
  token("--td-surface-border-radius", "2px", "cards and forms"),
] as const satisfies readonly DesignToken[];

const motion = [
  token("--td-quick-transition-duration", "150ms", "a color under the pointer"),
  token("--td-calm-transition-duration", "300ms", "something that opens or moves"),
  token("--td-transition-timing-function", "ease-out", "every transition"),
] as const satisfies readonly DesignToken[];

const layer = [
  token("--td-panel-z-index", "10", "what opens above the page: options, an explanation"),
] as const satisfies readonly DesignToken[];

/** All design tokens, by group. */
export const tokens: Readonly<Record<TokenGroup, readonly DesignToken[]>> = {
  color,
  type,
  space,
  radius,
  motion,
  layer,
};

/** All design tokens in a row. */
export const allTokens: readonly DesignToken[] = Object.values(tokens).flat();

/**
 * How a style sheet reads a token: the token, the one that it follows, the site's setting, the literal.
 *
 * @param hook one of the token's hooks; its usual one when left out
 * @example
 * cssValueOf(accent); // "var(--td-accent-color, var(--dxp-g-brand, #0f4c4a))"
 */
export function cssValueOf(
  { name, follows, hooks, literal }: DesignToken,
  hook: string | undefined = hooks[0],
): string {
  const names = [name, follows, hook].filter((each) => each !== undefined);
  return names.reduceRight((fallback, each) => `var(${each}, ${fallback})`, literal);
}
