const twoDigits = (number: number): string => String(number).padStart(2, "0");

/**
 * The calendar day of a moment, in the visitor's time zone.
 *
 * @example isoDay(new Date(2026, 4, 1)) // "2026-05-01"
 */
export const isoDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(twoDigits).join("-");
