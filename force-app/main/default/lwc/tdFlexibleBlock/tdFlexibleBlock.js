// Written by "npm run generate" from packages/blocks/src/flexible-block: change it there.
import TdLayoutBlock from "c/tdLayoutBlock";
import { flexibleBlock } from "c/tdModels";
import { api } from "lwc";

/**
 * @slot content
 */
export default class TdFlexibleBlock extends TdLayoutBlock {
  block = flexibleBlock;

  @api width;
  @api height;
  @api alignment;
  @api backgroundColor;
  @api borderStyle;
  @api borderWidth;
  @api borderColor;
  @api borderRadius;

  get settings() {
    return {
      width: this.width,
      height: this.height,
      alignment: this.alignment,
      backgroundColor: this.backgroundColor,
      borderStyle: this.borderStyle,
      borderWidth: this.borderWidth,
      borderColor: this.borderColor,
      borderRadius: this.borderRadius,
    };
  }
}
