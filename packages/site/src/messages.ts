/** Texts of the local site that no content file holds. */
export const siteMessages = {
  unknownComponent: (definition: string) =>
    `Het onderdeel ${definition} bestaat niet, of alleen in Salesforce, en wordt niet getoond. Controleer de naam in content.json.`,
  emptyPage:
    "Op deze pagina staat niets wat kan worden getoond. Controleer in content.json de regio content en de onderdelen daarin.",
  unknownRegion: (definition: string, name: string) =>
    `${definition} heeft geen regio ${name}; de onderdelen daarin worden niet getoond. Controleer de naam in content.json.`,
  repeatedRegion: (definition: string, name: string) =>
    `${definition} heeft twee keer de regio ${name}; alleen de laatste wordt getoond.`,
  settingProblem: (definition: string, name: string, message: string) => `${definition}: ${name}: ${message}.`,
  failedBlock: (name: string, reason: string) => `Het blok ${name} kan niet worden getoond: ${reason}`,
} as const;
