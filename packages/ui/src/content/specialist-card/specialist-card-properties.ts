import { image } from "../../media/image/image-property.ts";
import { property, string, type Property } from "../../settings/properties.ts";
import { icon } from "../icon-stylesheet/icon-class.ts";
import { toMailAddress } from "./mail-address.ts";

const mailAddress = (): Property<string | undefined> =>
  property<string | undefined>("string", undefined, toMailAddress, "an e-mail address");

/** Settings of a specialist card. */
export const specialistCardProperties = {
  title: string(),
  description: string(),
  specialistEmail: mailAddress(),
  icon: icon(),
  image: image(),
};
