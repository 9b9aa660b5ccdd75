import { itineraryProperties } from "./itinerary-properties.ts";
import { Itinerary } from "./Itinerary.tsx";
import { defineBlock } from "../define/block.ts";

export const itinerary = defineBlock({
  name: "itinerary",
  properties: itineraryProperties,
  runtime: { hydrate: "never" },
  view: Itinerary,
});
