import { seasonPriceProperties } from "@travel-design/ui/internal";
import { SeasonPrice } from "@travel-design/ui/page";
import { defineBlock } from "../define/block.ts";

export const seasonPrice = defineBlock({
  name: "seasonPrice",
  properties: seasonPriceProperties,
  runtime: { hydrate: "never" },
  view: SeasonPrice,
});
