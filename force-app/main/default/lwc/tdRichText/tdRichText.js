// Written by "npm run generate" from packages/blocks/src/rich-text: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdRichText extends TdReactBlock {
  blockName = "richText";

  @api text;
  @api align;
  @api lead;

  get settings() {
    return { text: this.text, align: this.align, lead: this.lead };
  }
}
