import { mailAddress, phoneNumber } from "../../link/link-properties.ts";
import { paragraph, string } from "../../settings/properties.ts";
import { pageLinks } from "../page-links.ts";

/** Settings of a page footer. */
export const pageFooterProperties = {
  brandName: string(),
  brandText: paragraph(),
  contactHeading: string(),
  contactText: paragraph(),
  email: mailAddress(),
  phone: phoneNumber(),
  linksHeading: string(),
  links: pageLinks(),
  smallPrint: string(),
};
