// Written by "npm run generate" from packages/blocks/src/itinerary: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdItinerary extends TdReactBlock {
  blockName = "itinerary";

  @api title;
  @api level;
  @api days;

  get settings() {
    return { title: this.title, level: this.level, days: this.days };
  }
}
