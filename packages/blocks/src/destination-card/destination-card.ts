import { defineBlock } from "#define-block";
import { destinationCardProperties } from "./destination-card-properties.ts";
import { DestinationCard } from "./DestinationCard.tsx";

export const destinationCard = defineBlock({
  name: "destinationCard",
  properties: destinationCardProperties,
  runtime: { hydrate: "never" },
  view: DestinationCard,
});
