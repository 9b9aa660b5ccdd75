/** Texts of the local site that no content file holds. */
export const siteMessages = {
  skipToContent: "Naar de inhoud",
  withoutScript: {
    before:
      "Het aanvraagformulier werkt met JavaScript, en dat staat in uw browser uit. Zet het aan, of schrijf ons waar u van droomt en op welk nummer wij u kunnen bellen:",
    mail: "reizen@example.com",
    after: ". Een van onze reisspecialisten belt u binnen twee werkdagen.",
  },
  unknownComponent: (definition: string) =>
    `Het onderdeel ${definition} bestaat niet, of alleen in Salesforce, en wordt niet getoond. Controleer de naam in content.json.`,
  emptyPage:
    "Op deze pagina staat niets wat kan worden getoond. Controleer in content.json de regio content en de onderdelen daarin.",
  blockProblem: (problem: string) => `Een instelling in content.json heeft niet het bedoelde gevolg. ${problem}`,
  failedBlock: (name: string, reason: string) => `Het blok ${name} kan niet worden getoond: ${reason}`,
} as const;
