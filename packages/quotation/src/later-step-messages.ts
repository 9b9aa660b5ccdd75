/** Texts of the controls of steps 2 and 3. They are in a file of their own, so that the form's first script does not contain them. */
export const laterStepMessages = {
  placeholders: {
    destination: "Typ een land of streek",
    amountOfTravelers: "0",
    customerSource: "Maak een keuze",
  },
  knownDestination: "Ik weet al waar ik naar toe wil",
  knownDates: "Ik weet al wanneer ik wil reizen",
  unknown: "Dat weet ik (nog) niet",
  destinationTooltip: "Kies een bestemming uit de lijst of typ uw eigen bestemming.",
  destinationTooltipLabel: "Uitleg bij bestemming",
  changeDestination: (destination: string): string => `Wijzig in ${destination}`,
} as const;
