import { itineraryProperties } from "@travel-design/ui/internal";
import { Itinerary } from "@travel-design/ui/page";
import { defineBlock } from "../define/block.ts";

export const itinerary = defineBlock({
  name: "itinerary",
  properties: itineraryProperties,
  runtime: { hydrate: "never" },
  view: Itinerary,
});
