import { bounds, isoDateTimePattern, isWithin } from "./formats.ts";

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/**
 * Reads the UTC day of an ISO date and time, so that no time zone moves it.
 *
 * @returns the day, or an empty text when `dateTime` has another format or names a day that does not exist
 * @example parseIsoDay("2026-05-01T00:00:00.000Z") // "2026-05-01"
 */
export function parseIsoDay(dateTime: string): string {
  const [, year] = isoDateTimePattern.exec(dateTime) ?? [];
  if (year === undefined || !isWithin(Number(year), bounds.year)) return "";
  const date = new Date(dateTime);
  const day = Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
  // JavaScript may parse "2026-02-30T…" as March 2nd.
  return dateTime.startsWith(day) ? day : "";
}

/** Midnight UTC, in which a day is submitted: it is the same day in every time zone. */
export const midnightOf = (day: string): string => `${day}T00:00:00.000Z`;

/** Whether a text is an existing day, written `2026-05-01`. */
export const isDay = (text: string): boolean => parseIsoDay(midnightOf(text)) !== "";

/**
 * Counts the days of a trip, the day of departure and the day of return included.
 *
 * @param first a day such as `2026-05-01`
 * @param last a day; the count is less than 1 if it is before `first`
 */
export const countDays = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / millisecondsPerDay + 1;
