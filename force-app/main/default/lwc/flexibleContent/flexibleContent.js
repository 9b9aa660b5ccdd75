import LayoutBlock from "c/layoutBlock";
import { flexibleContentModel } from "c/layoutModels";
import { api } from "lwc";

/**
 * The block `flexibleContent`. Other blocks are dragged into it, so this template draws it, and not React.
 * Written by "npm run generate" from packages/blocks/src/flexible-content/definition.ts: change it there.
 * @slot default
 */
export default class FlexibleContent extends LayoutBlock {
  static renderMode = "light";

  @api layoutDirectionDesktop;
  @api layoutDirectionTablet;
  @api layoutDirectionMobile;
  @api itemSpacing;
  @api alignment;

  get settings() {
    return {
      layoutDirectionDesktop: this.layoutDirectionDesktop,
      layoutDirectionTablet: this.layoutDirectionTablet,
      layoutDirectionMobile: this.layoutDirectionMobile,
      itemSpacing: this.itemSpacing,
      alignment: this.alignment,
    };
  }

  get view() {
    return this.draw(flexibleContentModel);
  }
}
