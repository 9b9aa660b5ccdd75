import { link, image, paragraph, string } from "@travel-design/ui/internal";

/** Settings of a destination card. */
export const destinationCardProperties = {
  image: image(),
  imageAltText: paragraph(),
  title: string(),
  text: paragraph(),
  address: link(),
};
