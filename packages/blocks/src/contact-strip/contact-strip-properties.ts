import { mailAddress, paragraph, phoneNumber, string } from "@travel-design/ui/internal";
import { titleProperties } from "../parts/title-properties.ts";

/** Settings of a contact strip. */
export const contactStripProperties = {
  ...titleProperties,
  text: paragraph(),
  phone: phoneNumber(),
  hours: string(),
  email: mailAddress(),
};
