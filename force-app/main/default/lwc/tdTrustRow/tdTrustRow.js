// Written by "npm run generate" from packages/blocks/src/trust-row: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdTrustRow extends TdReactBlock {
  blockName = "trustRow";

  @api title;
  @api memberships;

  get settings() {
    return { title: this.title, memberships: this.memberships };
  }
}
