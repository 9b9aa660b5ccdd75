// Written by "npm run generate" from packages/blocks/src/call-to-action: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdCallToAction extends TdReactBlock {
  blockName = "callToAction";
  pictureNames = ["imageDesktop", "imageTablet", "imageMobile"];

  @api eyebrow;
  @api title;
  @api text;
  @api buttonLabel;
  @api buttonAddress;
  @api linkLabel;
  @api linkAddress;
  @api level;
  @api surface;
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
      text: this.text,
      buttonLabel: this.buttonLabel,
      buttonAddress: this.buttonAddress,
      linkLabel: this.linkLabel,
      linkAddress: this.linkAddress,
      level: this.level,
      surface: this.surface,
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
