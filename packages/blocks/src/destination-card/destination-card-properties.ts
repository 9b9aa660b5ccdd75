import { link, image, oneOf, paragraph, string } from "@travel-design/ui/internal";

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
