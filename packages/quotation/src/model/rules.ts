// Conditions and checks of the field table. They read other fields, so they are named functions rather than part of a row.
import { countDays, isDay } from "../formats/days.ts";
import { isDutch, isPostalCode } from "../formats/formats.ts";
import { sanitizeLine } from "../formats/sanitize.ts";
import type { RuleContext, RuleValues } from "./field.ts";

/** The chosen or typed destination, before or after normalization. */
export const destinationOf = (values: RuleValues): string => values.destination || values.customDestination;

export const always = (): boolean => true;
export const knowsDestination = ({ values }: RuleContext): boolean => values.destinationChoice === "known";
export const knowsDates = ({ values }: RuleContext): boolean => values.datesChoice === "known";
export const acceptsForeignAddresses = ({ acceptForeignAddresses = false }: RuleContext): boolean =>
  acceptForeignAddresses;

/** Whether the chosen source requires an explanation: its value or its label contains "anders". */
export function needsExplanation({ values: { customerSource }, options }: RuleContext): boolean {
  const label = options.customerSources?.find(({ value }) => value === customerSource)?.label ?? "";
  return /anders/i.test(customerSource) || /anders/i.test(label);
}

/** The number of days from departure to return, both included; undefined unless both are days. */
export const tripLength = ({ leavingDate, returnDate }: RuleValues): number | undefined =>
  isDay(leavingDate) && isDay(returnDate) ? countDays(leavingDate, returnDate) : undefined;

export const isNotBeforeLeavingDate = (returnDate: string, { values }: RuleContext): boolean =>
  !isDay(values.leavingDate) || returnDate >= values.leavingDate;

export function fitsDates(amountOfDays: string, { values }: RuleContext): boolean {
  const days = tripLength(values);
  // A return before the departure is reported at the return date.
  return days === undefined || days < 1 || Number(amountOfDays) <= days;
}

/** The country of the address; empty, which means the Netherlands, unless the form asks for it. */
const countryOf = (context: RuleContext): string =>
  acceptsForeignAddresses(context) ? sanitizeLine(context.values.country) : "";

export const isDutchAddress = (context: RuleContext): boolean => isDutch(countryOf(context));

export const fitsCountry = (postalCode: string, context: RuleContext): boolean =>
  isPostalCode(postalCode, countryOf(context));
