import { DestinationCard } from "./DestinationCard.tsx";
import { destinationCardProperties } from "./destination-card-properties.ts";
import { labeled } from "@travel-design/ui/internal";
import { defineBlock } from "../define/block.ts";

export const destinationCard = defineBlock({
  name: "destinationCard",
  properties: {
    ...destinationCardProperties,
    size: labeled(destinationCardProperties.size, { normal: "Gewoon", large: "Groot" }),
  },
  runtime: { hydrate: "never" },
  view: DestinationCard,
});
