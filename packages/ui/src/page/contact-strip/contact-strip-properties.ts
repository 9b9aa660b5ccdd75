import { mailAddress, phoneNumber } from "../../link/link-properties.ts";
import { string } from "../../settings/properties.ts";
import { titleProperties } from "../title-properties.ts";

/** Settings of a contact strip. */
export const contactStripProperties = {
  ...titleProperties,
  text: string(),
  phone: phoneNumber(),
  hours: string(),
  email: mailAddress(),
};
