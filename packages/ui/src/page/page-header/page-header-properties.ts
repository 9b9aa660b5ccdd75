import { link } from "../../link/link-properties.ts";
import { image } from "../../media/image/image-property.ts";
import { identifier, string } from "../../settings/properties.ts";
import { pageLinks } from "../page-links.ts";

/** Settings of a page header. */
export const pageHeaderProperties = {
  brandName: string(),
  tagline: string(),
  logo: image(),
  homeAddress: link("/"),
  links: pageLinks(),
  currentPath: identifier(),
};
