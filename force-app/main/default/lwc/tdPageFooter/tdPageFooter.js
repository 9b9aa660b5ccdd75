// Written by "npm run generate" from packages/blocks/src/page-footer: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdPageFooter extends TdReactBlock {
  blockName = "pageFooter";

  @api brandName;
  @api brandText;
  @api contactHeading;
  @api contactText;
  @api email;
  @api phone;
  @api linksHeading;
  @api links;
  @api smallPrint;

  get settings() {
    return {
      brandName: this.brandName,
      brandText: this.brandText,
      contactHeading: this.contactHeading,
      contactText: this.contactText,
      email: this.email,
      phone: this.phone,
      linksHeading: this.linksHeading,
      links: this.links,
      smallPrint: this.smallPrint,
    };
  }
}
