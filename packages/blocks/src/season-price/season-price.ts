import { defineBlock } from "../define/block.ts";
import { seasonPriceProperties } from "./season-price-properties.ts";
import { SeasonPrice } from "./SeasonPrice.tsx";

export const seasonPrice = defineBlock({
  name: "seasonPrice",
  properties: seasonPriceProperties,
  runtime: { hydrate: "never" },
  view: SeasonPrice,
});
