const format = (count: number): string => count.toLocaleString("nl");

/** An ISO day as Dutch date fields show it: `01-05-2027`. */
const dutchDay = (day: string): string => day.replace(/^(.+)-(.+)-(.+)$/, "$3-$2-$1");

/** Dutch texts of buttons and fields. */
export const controls = {
  required: "Dit veld is verplicht",
  /** After the legend of a group, for screen readers only: a group has no attribute `required`. */
  requiredGroup: "(verplicht)",
  invalid: "Ongeldige invoer",
  textRemaining: (count: number): string =>
    `U kunt hier nog ${format(count)} ${count === 1 ? "teken" : "tekens"} typen`,
  textNearlyFull: (maxLength: number): string => `Hier passen hoogstens ${format(maxLength)} tekens`,
  textIsFull: (maxLength: number): string => `Meer dan ${format(maxLength)} tekens passen hier niet`,
  dayFrom: (min: string): string => `Kies een datum vanaf ${dutchDay(min)}`,
  dayUntil: (max: string): string => `Kies een datum tot en met ${dutchDay(max)}`,
  buttonLabel: "Klik hier",
  /** In English on every site, as the specification says. */
  loading: "Loading",
};
