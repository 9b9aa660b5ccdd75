// Written by "npm run generate" from packages/blocks/src/spacer: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdSpacer extends TdReactBlock {
  blockName = "spacer";

  @api size;
  @api anchor;

  get settings() {
    return { size: this.size, anchor: this.anchor };
  }
}
