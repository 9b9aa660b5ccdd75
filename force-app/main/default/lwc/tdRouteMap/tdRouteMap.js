// Written by "npm run generate" from packages/blocks/src/route-map: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdRouteMap extends TdReactBlock {
  blockName = "routeMap";

  @api title;
  @api level;
  @api stops;
  @api land;

  get settings() {
    return { title: this.title, level: this.level, stops: this.stops, land: this.land };
  }
}
