/** An ISO day as Dutch date fields show it: `01-05-2027`. */
const dutchDay = (day: string): string => day.replace(/^(.+)-(.+)-(.+)$/, "$3-$2-$1");

/**
 * An ISO day with its weekday and month in words.
 *
 * @example dayInWords("2027-05-03", "nl"); // "maandag 3 mei 2027"
 */
export const dayInWords = (day: string, language: string): string =>
  new Date(day).toLocaleDateString(language, { dateStyle: "full", timeZone: "UTC" });

/** Dutch texts of date pickers. */
export const dates = {
  dayInWords: (day: string): string => dayInWords(day, "nl"),
  dayFrom: (min: string): string => `Kies een datum vanaf ${dutchDay(min)}`,
  dayUntil: (max: string): string => `Kies een datum tot en met ${dutchDay(max)}`,
};
