import { link, mailAddress } from "../../link/link-properties.ts";
import { image } from "../../media/image/image-property.ts";
import { oneOf, paragraph, string } from "../../settings/properties.ts";
import { icon } from "../../page/icon-stylesheet/icon-class.ts";

/** Settings of a specialist card. */
export const specialistCardProperties = {
  title: string(),
  description: paragraph(),
  specialistEmail: mailAddress(),
  icon: icon(),
  image: image(),
  address: link(),
  layout: oneOf(["portrait", "row"], "portrait"),
};
