import { defineBlock } from "#define-block";
import { seasonPriceProperties } from "./season-price-properties.ts";
import { SeasonPrice } from "./SeasonPrice.tsx";

export const seasonPrice = defineBlock({
  name: "seasonPrice",
  properties: seasonPriceProperties,
  runtime: { hydrate: "never" },
  view: SeasonPrice,
});
