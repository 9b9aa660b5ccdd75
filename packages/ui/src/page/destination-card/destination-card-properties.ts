import { link } from "../../link/link-properties.ts";
import { image } from "../../media/image/image-property.ts";
import { oneOf, paragraph, string } from "../../settings/properties.ts";

/** Settings of a destination card. */
export const destinationCardProperties = {
  image: image(),
  imageMobile: image(),
  imageAltText: paragraph(),
  title: string(),
  text: paragraph(),
  address: link(),
  size: oneOf(["normal", "large"], "normal"),
};
