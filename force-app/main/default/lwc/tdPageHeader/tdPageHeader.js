// Written by "npm run generate" from packages/blocks/src/page-header: change it there.
import TdMenuBlock from "c/tdMenuBlock";
import { api } from "lwc";

export default class TdPageHeader extends TdMenuBlock {
  blockName = "pageHeader";
  pictureNames = ["logo"];

  @api brandName;
  @api tagline;
  @api logo;
  @api logoPath;
  @api homeAddress;
  @api links;
  @api menu;

  get settings() {
    return {
      brandName: this.brandName,
      tagline: this.tagline,
      logo: this.logo,
      logoPath: this.logoPath,
      homeAddress: this.homeAddress,
      links: this.links,
      menu: this.menu,
    };
  }
}
