// Texts of the controls.

export const required = "Dit veld is verplicht";
export const invalid = "Ongeldige invoer";
export const textRemaining = (count: number): string =>
  `U kunt hier nog ${count} ${count === 1 ? "teken" : "tekens"} typen`;
export const textNearlyFull = (maxLength: number): string => `Hier passen hoogstens ${maxLength} tekens`;
export const textIsFull = (maxLength: number): string => `Meer dan ${maxLength} tekens passen hier niet`;
export const buttonLabel = "Klik hier";
/** English on purpose: the spinner's text is the same on every site. */
export const loading = "Loading";
/** English on purpose, as are the next: the names that builders know from the start. */
export const searchLabel = "Search";
export const searchPlaceholder = "Start typing...";
export const opensInNewTab = "(opent in een nieuw tabblad)";
export const results = (count: number): string => (count === 1 ? "1 resultaat" : `${count} resultaten`);
export const noResults = "Geen resultaten; u kunt uw eigen tekst laten staan";
export const activeResult = (label: string, position: number, count: number): string =>
  `${label}, ${position} van ${count}`;
