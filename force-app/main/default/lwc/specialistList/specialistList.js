import ReactBlock from "c/reactBlock";
import { api } from "lwc";

/**
 * The block `specialistList`: this component says what the builder set, and `c/reactBlock` does the rest.
 * Written by "npm run generate" from packages/blocks/src/specialist-list/definition.ts: change it there.
 */
export default class SpecialistList extends ReactBlock {
  blockName = "specialistList";

  @api specialists;

  get settings() {
    return { specialists: this.specialists };
  }
}
