import LayoutBlock from "c/layoutBlock";
import { flexibleBlockModel } from "c/layoutModels";
import { api } from "lwc";

/**
 * The block `flexibleBlock`. Other blocks are dragged into it, so this template draws it, and not React.
 * Written by "npm run generate" from packages/blocks/src/flexible-block/definition.ts: change it there.
 * @slot default
 */
export default class FlexibleBlock extends LayoutBlock {
  static renderMode = "light";

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

  get view() {
    return this.draw(flexibleBlockModel);
  }
}
