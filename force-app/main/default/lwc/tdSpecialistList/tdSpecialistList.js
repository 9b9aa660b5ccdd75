// Written by "npm run generate" from packages/blocks/src/specialist-list: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdSpecialistList extends TdReactBlock {
  blockName = "specialistList";

  @api specialists;

  get settings() {
    return { specialists: this.specialists };
  }
}
