import { integer } from "../../settings/number-properties.ts";
import { property, requiredString, string, type Property } from "../../settings/properties.ts";
import { toArray } from "../../settings/json.ts";
import { titleProperties } from "../title-properties.ts";

/** How good a month is for a trip. */
export type SeasonMark = "best" | "good" | "less";

const signs: Readonly<Record<string, SeasonMark>> = {
  "*": "best",
  "+": "good",
  "-": "less",
  best: "best",
  good: "good",
  less: "less",
};

const toMark = (sign: unknown): readonly SeasonMark[] => {
  const mark = typeof sign === "string" && Object.hasOwn(signs, sign) ? signs[sign] : undefined;
  return mark ? [mark] : [];
};

/** A mark per month, or none. Spaces and commas between the signs are for the builder's eye only. */
function toMarks(raw: unknown): readonly SeasonMark[] | undefined {
  const given = toArray(raw) ?? (typeof raw === "string" ? [...raw.slice(0, 99).replace(/[\s,]/g, "")] : [7]);
  const marks = given.flatMap(toMark);
  return marks.length === given.length && [0, 12].includes(given.length) ? marks : undefined;
}

const months = (): Property<readonly SeasonMark[]> =>
  property<readonly SeasonMark[]>(
    "string",
    [],
    toMarks,
    "twelve signs from January to December: * for best, + for good, - for less suitable",
  );

/** Settings of a season and price indication. */
export const seasonPriceProperties = {
  ...titleProperties,
  months: months(),
  bestLabel: requiredString("Beste tijd"),
  goodLabel: requiredString("Goede tijd"),
  lessLabel: requiredString("Minder geschikt"),
  priceFrom: integer({ default: undefined, min: 1, max: 1_000_000 }),
  priceUnit: string("per persoon"),
  note: string(),
};
