// Written by "npm run generate" from packages/blocks/src/image: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdImage extends TdReactBlock {
  blockName = "image";
  pictureNames = ["imageInfo"];

  @api imageInfo;
  @api imageInfoPath;
  @api altText;
  @api width;
  @api height;
  @api alignment;
  @api fit;
  @api position;
  @api overlayColor;

  get settings() {
    return {
      imageInfo: this.imageInfo,
      imageInfoPath: this.imageInfoPath,
      altText: this.altText,
      width: this.width,
      height: this.height,
      alignment: this.alignment,
      fit: this.fit,
      position: this.position,
      overlayColor: this.overlayColor,
    };
  }
}
