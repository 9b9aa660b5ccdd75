/** Dutch texts of search lists. */
export const search = {
  /** In English on every site, as the specification says. The same holds for the next text. */
  searchLabel: "Search",
  searchPlaceholder: "Start typing...",
  results: (count: number): string => (count === 1 ? "1 resultaat" : `${count} resultaten`),
  noResults: "Geen resultaten; u kunt uw eigen tekst laten staan",
  onlyOptions: "Alleen een keuze uit de lijst is mogelijk",
  loadingResults: "Resultaten worden geladen",
  clearText: "Tekst wissen",
  activeResult: (label: string, position: number, count: number): string => `${label}, ${position} van ${count}`,
};
