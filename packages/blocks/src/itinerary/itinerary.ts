import { defineBlock } from "#define-block";
import { itineraryProperties } from "./itinerary-properties.ts";
import { Itinerary } from "./Itinerary.tsx";

export const itinerary = defineBlock({
  name: "itinerary",
  properties: itineraryProperties,
  runtime: { hydrate: "never" },
  view: Itinerary,
});
