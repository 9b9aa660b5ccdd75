/** Dutch texts of lists from which a visitor chooses several values. */
export const selection = {
  chosenOptions: "Gekozen",
  removeOption: (label: string): string => `${label} verwijderen`,
  optionAdded: (label: string): string => `${label} toegevoegd`,
  optionRemoved: (label: string): string => `${label} verwijderd`,
};
