// Written by "npm run generate" from packages/blocks/src/destination-overview: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdDestinationOverview extends TdReactBlock {
  blockName = "destinationOverview";

  @api monthLabel;
  @api kindLabel;
  @api anyLabel;
  @api destinations;

  get settings() {
    return {
      monthLabel: this.monthLabel,
      kindLabel: this.kindLabel,
      anyLabel: this.anyLabel,
      destinations: this.destinations,
    };
  }
}
