// Conditions and checks of the field table. They read other fields, so they are named functions rather than part of a row.
import { isDay, type RuleContext, type RuleValues } from "./field.ts";
import { belgianPostalCodePattern, emailDotsPattern, emailPattern, postalCodePattern } from "./patterns.ts";

/** The country whose postal codes are the default. */
export const homeCountry = "Nederland";

const dayLength = 24 * 60 * 60 * 1000;

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
export const daysBetween = ({ leavingDate, returnDate }: RuleValues): number | undefined =>
  isDay(leavingDate) && isDay(returnDate)
    ? Math.round((Date.parse(returnDate) - Date.parse(leavingDate)) / dayLength) + 1
    : undefined;

export const isNotBeforeLeavingDate = (returnDate: string, { values }: RuleContext): boolean =>
  !isDay(values.leavingDate) || returnDate >= values.leavingDate;

export function fitsBetweenDates(amountOfDays: string, { values }: RuleContext): boolean {
  const days = daysBetween(values);
  // A return before the departure is reported at the return date.
  return days === undefined || days < 1 || Number(amountOfDays) <= days;
}

export const isEmail = (text: string): boolean => emailPattern.test(text) && !emailDotsPattern.test(text);

export const isDutchAddress = (context: RuleContext): boolean =>
  !acceptsForeignAddresses(context) || ["", homeCountry].includes(context.values.country);

export function isPostalCode(text: string, context: RuleContext): boolean {
  if (isDutchAddress(context)) return postalCodePattern.test(text);
  return context.values.country !== "België" || belgianPostalCodePattern.test(text);
}
