import { mailAddress, phoneNumber } from "../../link/link-properties.ts";
import { paragraph, string } from "../../settings/properties.ts";
import { titleProperties } from "../title-properties.ts";

/** Settings of a contact strip. */
export const contactStripProperties = {
  ...titleProperties,
  text: paragraph(),
  phone: phoneNumber(),
  hours: string(),
  email: mailAddress(),
};
