/** An ISO date and time in UTC, such as `2026-05-01T00:00:00.000Z`. */
export const isoDateTimePattern = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{3})?Z$/;

/** The years that a Salesforce date field can store. */
export const yearBounds = { min: 1700, max: 4000 };

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/**
 * Reads the UTC day of an ISO date and time, so that no time zone moves it.
 *
 * @returns the day, or an empty text when `dateTime` has another format or names a day that does not exist
 * @example parseIsoDay("2026-05-01T00:00:00.000Z") // "2026-05-01"
 */
export function parseIsoDay(dateTime: string): string {
  const [, year] = isoDateTimePattern.exec(dateTime) ?? [];
  if (year === undefined || Number(year) < yearBounds.min || Number(year) > yearBounds.max) return "";
  const date = new Date(dateTime);
  const day = Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
  // JavaScript parses "2026-02-30T…" as March 2nd.
  return dateTime.startsWith(day) ? day : "";
}

/**
 * Counts the days of a trip, the day of departure and the day of return included.
 *
 * @param first a day such as `2026-05-01`
 * @param last a day, not before `first`
 */
export const countDays = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / millisecondsPerDay + 1;
