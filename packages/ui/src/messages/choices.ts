// Texts of checkboxes and search lists.

export const opensInNewTab = "(opent in een nieuw tabblad)";
/** English on purpose, as is the next: builders know them by these names. */
export const searchLabel = "Search";
export const searchPlaceholder = "Start typing...";
export const results = (count: number): string => (count === 1 ? "1 resultaat" : `${count} resultaten`);
export const noResults = "Geen resultaten; u kunt uw eigen tekst laten staan";
export const loadingResults = "Resultaten worden geladen";
export const clearText = "Tekst wissen";
export const activeResult = (label: string, position: number, count: number): string =>
  `${label}, ${position} van ${count}`;
