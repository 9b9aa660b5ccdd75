import { brandingStyle, readBranding } from "@travel-design/site";
import { brandTokens } from "@travel-design/ui/tokens";
import { siteFiles } from "./pages/site-files.ts";

/** A brand that is not ours, to see that every component follows. */
export const secondBrand = brandTokens({
  accentColor: "#7a2e5d",
  textColor: "#2a2130",
  paperColor: "#f7f5fa",
  textFontFamily: "system-ui, sans-serif",
  displayFontFamily: "georgia, serif",
  borderRadius: "0.75rem",
});

/** Gives a document the brand of the site's branding set, as the site itself does. */
export function addSiteBrand(page: Document): void {
  const style = page.createElement("style");
  style.textContent = brandingStyle(readBranding(siteFiles));
  page.head.append(style);
}
