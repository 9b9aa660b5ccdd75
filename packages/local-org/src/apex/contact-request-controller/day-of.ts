const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

/**
 * The day of a moment by Greenwich, so that a chosen day is the same day everywhere.
 *
 * @returns the day; an empty text for an empty text; undefined for what is no moment
 * @example dayOf("2026-05-01T00:00:00.000Z") // "2026-05-01"
 */
export function dayOf(moment: string): string | undefined {
  if (moment === "") return "";
  const date = new Date(moment);
  if (!isoMoment.test(moment) || Number.isNaN(date.getTime())) return undefined;
  const day = date.toISOString().slice(0, 10);
  // "2026-02-30T…" reads as the second of March: nobody chose that day.
  return moment.startsWith(day) ? day : undefined;
}
