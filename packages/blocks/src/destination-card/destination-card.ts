import { DestinationCard } from "@travel-design/ui/page";
import { destinationCardProperties } from "@travel-design/ui/models";
import { defineBlock } from "../define/block.ts";

export const destinationCard = defineBlock({
  name: "destinationCard",
  properties: destinationCardProperties,
  runtime: { hydrate: "never" },
  view: DestinationCard,
});
