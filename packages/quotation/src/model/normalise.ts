import { foldText } from "@travel-design/ui/models";
import type { Option } from "../ports.ts";
import { destinationOf, type QuotationValues } from "./values.ts";

const findDestination = (text: string, options: readonly Option[] = []): Option | undefined => {
  const wanted = foldText(text);
  return options.find(({ value, label }) => value === text || foldText(label) === wanted);
};

function normaliseDestination(values: QuotationValues, destinations?: readonly Option[]): QuotationValues {
  const text = values.destinationChoice === "known" ? destinationOf(values) : "";
  const option = text ? findDestination(text, destinations) : undefined;
  if (option) return { ...values, destination: option.value, customDestination: "", destinationLabel: option.label };
  const custom = text.trim();
  return { ...values, destination: "", customDestination: custom, destinationLabel: custom };
}

/**
 * Settles destination and dates when step 2 is left: a typed destination becomes an option or the visitor's own text,
 * and what the visitor does not know yet is cleared. Doing it twice changes nothing.
 *
 * @param destinations the picklist, or undefined when it could not be read
 */
export function normalise(values: QuotationValues, destinations?: readonly Option[]): QuotationValues {
  const settled = normaliseDestination(values, destinations);
  if (settled.datesChoice === "known") return settled;
  return { ...settled, leavingDate: "", returnDate: "", amountOfDays: "" };
}

/**
 * Forgets a source that is not on the list: it is not shown as the visitor's choice, and the org would refuse it.
 *
 * @param sources as the org, or else the configuration, lists them now
 */
export function withKnownSource(values: QuotationValues, sources: readonly Option[]): QuotationValues {
  const isKnown = sources.some(({ value }) => value === values.customerSource);
  return isKnown ? values : { ...values, customerSource: "" };
}
