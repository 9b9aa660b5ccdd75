import { image, link, mailAddress, oneOf, paragraph, string } from "@travel-design/ui/internal";
import { icon } from "../parts/icon-stylesheet/icon-class.ts";

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
