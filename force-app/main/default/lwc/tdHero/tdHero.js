// Written by "npm run generate" from packages/blocks/src/hero: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdHero extends TdReactBlock {
  blockName = "hero";
  pictureNames = ["imageDesktop", "imageTablet", "imageMobile"];

  @api eyebrow;
  @api title;
  @api lead;
  @api buttonLabel;
  @api buttonAddress;
  @api linkLabel;
  @api linkAddress;
  @api chooserLabel;
  @api chooserOptions;
  @api chooserButtonLabel;
  @api imageDesktop;
  @api imageDesktopPath;
  @api imageTablet;
  @api imageTabletPath;
  @api imageMobile;
  @api imageMobilePath;
  @api imageAltText;
  @api imagePosition;
  @api overlayColor;
  @api minHeight;

  get settings() {
    return {
      eyebrow: this.eyebrow,
      title: this.title,
      lead: this.lead,
      buttonLabel: this.buttonLabel,
      buttonAddress: this.buttonAddress,
      linkLabel: this.linkLabel,
      linkAddress: this.linkAddress,
      chooserLabel: this.chooserLabel,
      chooserOptions: this.chooserOptions,
      chooserButtonLabel: this.chooserButtonLabel,
      imageDesktop: this.imageDesktop,
      imageDesktopPath: this.imageDesktopPath,
      imageTablet: this.imageTablet,
      imageTabletPath: this.imageTabletPath,
      imageMobile: this.imageMobile,
      imageMobilePath: this.imageMobilePath,
      imageAltText: this.imageAltText,
      imagePosition: this.imagePosition,
      overlayColor: this.overlayColor,
      minHeight: this.minHeight,
    };
  }
}
