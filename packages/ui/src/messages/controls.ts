// Texts of the controls.

export const required = "Dit veld is verplicht";
/** After the legend of a group, for screen readers only: a group has no attribute `required`. */
export const requiredGroup = "(verplicht)";
export const invalid = "Ongeldige invoer";
const format = (count: number): string => count.toLocaleString("nl");
export const textRemaining = (count: number): string =>
  `U kunt hier nog ${format(count)} ${count === 1 ? "teken" : "tekens"} typen`;
export const textNearlyFull = (maxLength: number): string => `Hier passen hoogstens ${format(maxLength)} tekens`;
export const textIsFull = (maxLength: number): string => `Meer dan ${format(maxLength)} tekens passen hier niet`;
/** An ISO day as Dutch date fields show it: `01-05-2027`. */
const dutchDay = (day: string): string => day.replace(/^(.+)-(.+)-(.+)$/, "$3-$2-$1");
export const dayFrom = (min: string): string => `Kies een datum vanaf ${dutchDay(min)}`;
export const dayUntil = (max: string): string => `Kies een datum tot en met ${dutchDay(max)}`;
export const retry = "Probeer het opnieuw";
export const buttonLabel = "Klik hier";
/** English on purpose: the spinner's text is the same on every site. */
export const loading = "Loading";
