const twoDigits = (number: number): string => String(number).padStart(2, "0");

/**
 * The calendar day of a date, in the visitor's time zone.
 *
 * @example isoDay(new Date(2026, 4, 1)) // "2026-05-01"
 */
export const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join("-");
