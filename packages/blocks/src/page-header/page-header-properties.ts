import { identifier, image, link, string } from "@travel-design/ui/internal";
import { pageLinks } from "../parts/page-links.ts";

/** Settings of a page header. */
export const pageHeaderProperties = {
  brandName: string(),
  tagline: string(),
  logo: image(),
  homeAddress: link("/"),
  links: pageLinks(),
  /** Developer name of a navigation menu of the site, whose links the host passes as `links`. */
  menu: identifier(),
  currentPath: identifier(),
};
