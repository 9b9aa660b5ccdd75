import { brandTokens } from "@travel-design/ui/tokens";

/** A brand that is not ours, to see that every component follows. */
export const secondBrand = brandTokens({
  accentColor: "#7a2e5d",
  textColor: "#2a2130",
  paperColor: "#f7f5fa",
  textFontFamily: "system-ui, sans-serif",
  displayFontFamily: "georgia, serif",
  borderRadius: "0.75rem",
  dark: { accentColor: "#e3a8cc", paperColor: "#1f1824", surfaceColor: "#2a2130" },
});
