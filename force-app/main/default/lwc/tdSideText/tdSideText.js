// Written by "npm run generate" from packages/blocks/src/side-text: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdSideText extends TdReactBlock {
  blockName = "sideText";
  pictureNames = ["logo1", "logo2", "logo3", "logo4"];

  @api title1;
  @api subtitle1;
  @api title2;
  @api subtitle2;
  @api title3;
  @api subtitle3;
  @api sellingPoint1;
  @api sellingPoint2;
  @api sellingPoint3;
  @api logosTitle;
  @api logo1;
  @api logo1Path;
  @api logo1Name;
  @api logo2;
  @api logo2Path;
  @api logo2Name;
  @api logo3;
  @api logo3Path;
  @api logo3Name;
  @api logo4;
  @api logo4Path;
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
      logosTitle: this.logosTitle,
      logo1: this.logo1,
      logo1Path: this.logo1Path,
      logo1Name: this.logo1Name,
      logo2: this.logo2,
      logo2Path: this.logo2Path,
      logo2Name: this.logo2Name,
      logo3: this.logo3,
      logo3Path: this.logo3Path,
      logo3Name: this.logo3Name,
      logo4: this.logo4,
      logo4Path: this.logo4Path,
      logo4Name: this.logo4Name,
    };
  }
}
