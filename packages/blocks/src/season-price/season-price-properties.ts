import { integer, property, requiredString, string } from "@travel-design/ui/internal";
import type { Property } from "@travel-design/ui/models";
import { page } from "../messages/page.ts";
import { titleProperties } from "../parts/title-properties.ts";

/** A sign per month. Spaces and commas between the signs are for the builder's eye only. */
export const months = (): Property<string> =>
  property(
    "string",
    "",
    (raw) => {
      const signs = typeof raw === "string" ? raw.replace(/[\s,]/g, "") : "?";
      return /^(?:[*+-]{12})?$/.test(signs) ? signs : undefined;
    },
    "months",
  );

/** Settings of a season and price indication. */
export const seasonPriceProperties = {
  ...titleProperties,
  months: months(),
  bestLabel: requiredString(page.bestTime),
  goodLabel: requiredString(page.goodTime),
  lessLabel: requiredString(page.lessSuitable),
  priceFrom: integer({ default: undefined, min: 1, max: 1_000_000 }),
  priceUnit: string(page.perPerson),
  note: string(),
};
