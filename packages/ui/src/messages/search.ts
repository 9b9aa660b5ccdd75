/** Dutch texts of search lists. */
export const search = {
  searchLabel: "Zoeken",
  searchPlaceholder: "Typ om te zoeken",
  results: (count: number): string => (count === 1 ? "1 resultaat" : `${count} resultaten`),
  noResults: "Geen resultaten; u kunt uw eigen tekst laten staan",
  onlyOptions: "Alleen een keuze uit de lijst is mogelijk",
  loadingResults: "Resultaten worden geladen",
  clearText: "Tekst wissen",
  activeResult: (label: string, position: number, count: number): string => `${label}, ${position} van ${count}`,
};
