// Written by "npm run generate" from packages/blocks/src/request-reference: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdRequestReference extends TdReactBlock {
  blockName = "requestReference";

  @api label;
  @api note;

  get settings() {
    return { label: this.label, note: this.note };
  }
}
