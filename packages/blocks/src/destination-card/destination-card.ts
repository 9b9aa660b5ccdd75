import { labeled } from "@travel-design/ui/internal";
import { defineBlock } from "../define/block.ts";
import { destinationCardProperties } from "./destination-card-properties.ts";
import { DestinationCard } from "./DestinationCard.tsx";

export const destinationCard = defineBlock({
  name: "destinationCard",
  properties: {
    ...destinationCardProperties,
    size: labeled(destinationCardProperties.size, { normal: "Gewoon", large: "Groot" }),
  },
  runtime: { hydrate: "never" },
  view: DestinationCard,
});
