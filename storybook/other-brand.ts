/** Tokens of a brand that is not ours, to see that every component follows. */
export const otherBrand: Readonly<Record<string, string>> = {
  "--td-accent-color": "#7a2e5d",
  "--td-accent-color-hover": "#5f2248",
  "--td-ink-color": "#7a2e5d",
  "--td-ink-color-hover": "#5f2248",
  "--td-focus-color": "#7a2e5d",
  "--td-button-border-radius": "999px",
};
