// Written by "npm run generate" from packages/blocks/src/specialist-match: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdSpecialistMatch extends TdReactBlock {
  blockName = "specialistMatch";

  @api specialists;
  @api fallbackTitle;
  @api fallbackText;
  @api fallbackContacts;

  get settings() {
    return {
      specialists: this.specialists,
      fallbackTitle: this.fallbackTitle,
      fallbackText: this.fallbackText,
      fallbackContacts: this.fallbackContacts,
    };
  }
}
