import { brandingStyle, readBranding } from "@travel-design/site";
import { siteFiles } from "./pages/site-files.ts";

/** Gives a document the brand of the site's branding set, as the site itself does. */
export function addSiteBrand(page: Document): void {
  const style = page.createElement("style");
  style.textContent = brandingStyle(readBranding(siteFiles));
  page.head.append(style);
}
