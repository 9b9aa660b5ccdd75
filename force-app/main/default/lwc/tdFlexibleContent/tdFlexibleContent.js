// Written by "npm run generate" from packages/blocks/src/flexible-content: change it there.
import TdLayoutBlock from "c/tdLayoutBlock";
import { flexibleContent } from "c/tdModels";
import { api } from "lwc";

/**
 * @slot content
 */
export default class TdFlexibleContent extends TdLayoutBlock {
  block = flexibleContent;

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
}
