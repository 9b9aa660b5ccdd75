/** Formats a time as the day in Amsterdam, for example `2026-05-01`. */
const days = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" });
const hour = 3_600_000;
const day = 24 * hour;

/** @param time milliseconds since the epoch */
export const dayOf = (time: number): string => days.format(time);

/** @example addDays("2026-05-01", -1) // "2026-04-30" */
export const addDays = (from: string, count: number): string =>
  new Date(Date.parse(from) + count * day).toISOString().slice(0, 10);

/** The time at which a day begins in Amsterdam: two hours before midnight UTC in summer, one hour in winter. */
export function startOfDay(text: string): string {
  const [summer = 0, winter = 0] = [2, 1].map((hours) => Date.parse(text) - hours * hour);
  return new Date(dayOf(summer) === text ? summer : winter).toISOString();
}

/** Whether a day is neither Saturday nor Sunday. */
export const isWorkingDay = (text: string): boolean => ![0, 6].includes(new Date(text).getUTCDay());
