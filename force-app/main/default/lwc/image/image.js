import ReactBlock from "c/reactBlock";
import { api } from "lwc";

/**
 * The block `image`: this component says what the builder set, and `c/reactBlock` does the rest.
 * Written by "npm run generate" from packages/blocks/src/image/definition.ts: change it there.
 */
export default class Image extends ReactBlock {
  blockName = "image";

  @api imageInfo;
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
