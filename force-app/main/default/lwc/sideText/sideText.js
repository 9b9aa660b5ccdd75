import ReactBlock from "c/reactBlock";
import { api } from "lwc";

/**
 * The block `sideText`: this component says what the builder set, and `c/reactBlock` does the rest.
 * Written by "npm run generate" from packages/blocks/src/side-text/definition.ts: change it there.
 */
export default class SideText extends ReactBlock {
  blockName = "sideText";

  @api title1;
  @api subtitle1;
  @api title2;
  @api subtitle2;
  @api title3;
  @api subtitle3;
  @api sellingPoint1;
  @api sellingPoint2;
  @api sellingPoint3;
  @api logo1;
  @api logo1Name;
  @api logo2;
  @api logo2Name;
  @api logo3;
  @api logo3Name;
  @api logo4;
  @api logo4Name;

  get settings() {
    return {
      title1: this.title1,
      subtitle1: this.subtitle1,
      title2: this.title2,
      subtitle2: this.subtitle2,
      title3: this.title3,
      subtitle3: this.subtitle3,
      sellingPoint1: this.sellingPoint1,
      sellingPoint2: this.sellingPoint2,
      sellingPoint3: this.sellingPoint3,
      logo1: this.logo1,
      logo1Name: this.logo1Name,
      logo2: this.logo2,
      logo2Name: this.logo2Name,
      logo3: this.logo3,
      logo3Name: this.logo3Name,
      logo4: this.logo4,
      logo4Name: this.logo4Name,
    };
  }
}
