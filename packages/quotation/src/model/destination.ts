import { sanitizeIfShort, sanitizeLine } from "../formats/sanitize.ts";
import { foldText } from "@travel-design/ui/internal";
import type { QuotationValues } from "./fields.ts";
import type { Option } from "./options.ts";
import { otherNames } from "./destination-names.ts";
import { destinationOf } from "./rules.ts";
import type { FormContext } from "./validate.ts";

const foldName = (text: string): string => foldText(text.replaceAll(".", ""));
const withoutArticle = (text: string): string => text.replace(/^\s*(?:de|het)\s+/i, "");

/**
 * The option with this value, or with this label or other name regardless of case, diacritics, hyphens, full stops, surrounding
 * white space and a leading article.
 */
export function findDestination(text: string, options: readonly Option[] = []): Option | undefined {
  const names = [foldName(text), foldName(withoutArticle(text))];
  return options.find(
    ({ value, label }) =>
      value === text || [label, ...(otherNames[value] ?? [])].some((name) => names.includes(foldName(name))),
  );
}

/** The label of the destination that the visitor knows; empty if it is not on the list. Without a list any text counts. */
export function knownDestination({ values, options }: Pick<FormContext, "values" | "options">): string {
  const text = values.destinationChoice === "known" ? destinationOf(values) : "";
  if (!text || !options.destinations) return text && sanitizeLine(values.destinationLabel || text);
  return findDestination(text, options.destinations)?.label ?? "";
}

/** The values of a chosen destination. */
export const chosenDestination = ({ value, label }: Option) => ({
  destination: value,
  customDestination: "",
  destinationLabel: label,
});

function normalizeDestination(values: QuotationValues, destinations?: readonly Option[]): QuotationValues {
  const text = values.destinationChoice === "known" ? destinationOf(values) : "";
  const option = text ? findDestination(text, destinations) : undefined;
  if (option) return { ...values, ...chosenDestination(option) };
  const custom = sanitizeIfShort(text, sanitizeLine);
  return { ...values, destination: "", customDestination: custom, destinationLabel: custom };
}

/**
 * Normalizes destination and dates when step 2 is left: a typed destination becomes an option or the visitor's own text, and
 * what the visitor does not know yet is cleared. Idempotent.
 *
 * @param destinations the picklist, or undefined if it could not be read
 */
export function normalizeTrip(values: QuotationValues, destinations?: readonly Option[]): QuotationValues {
  const normalized = normalizeDestination(values, destinations);
  if (normalized.datesChoice === "known") return normalized;
  return { ...normalized, leavingDate: "", returnDate: "", amountOfDays: "" };
}

/** Clears a customer source that is not on the list: the form could not show it, and the org would reject it. */
export function withListedSource(values: QuotationValues, sources: readonly Option[]): QuotationValues {
  const isListed = sources.some(({ value }) => value === values.customerSource);
  return isListed ? values : { ...values, customerSource: "" };
}
