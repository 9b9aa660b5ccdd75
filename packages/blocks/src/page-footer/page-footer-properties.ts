import { mailAddress, paragraph, phoneNumber, string } from "@travel-design/ui/internal";
import { pageLinks } from "../parts/page-links.ts";

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
