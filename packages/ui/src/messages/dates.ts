/** An ISO day as Dutch date fields show it: `01-05-2027`. */
const dutchDay = (day: string): string => day.replace(/^(.+)-(.+)-(.+)$/, "$3-$2-$1");

/** Dutch texts of date pickers. */
export const dates = {
  dayFrom: (min: string): string => `Kies een datum vanaf ${dutchDay(min)}`,
  dayUntil: (max: string): string => `Kies een datum tot en met ${dutchDay(max)}`,
};
