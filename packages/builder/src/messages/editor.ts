const notSaved = "Niet opgeslagen";

/** The page, the palette and the outline, and what the builder says after a command. */
export const editor = {
  isLoading: "De bouwer wordt geladen…",
  pageIsLoading: "De pagina wordt geladen…",
  noPageInFile: "Dit bestand bevat geen pagina die u hier kunt bewerken.",

  canvas: "De pagina",
  screenWidth: "Breedte van het scherm",
  devices: { Desktop: "Computer", Tablet: "Tablet", Mobile: "Telefoon" },
  pageContent: "Hier staat de inhoud van elke pagina.",
  isInvisible: (label: string) => `${label}: niet te zien op de site.`,
  isUnknown: (definition: string) => `Onderdeel ${definition}: hier niet te zien, maar het blijft bewaard.`,

  searchBlock: "Zoek een blok",
  howToAdd: "Sleep een blok naar de pagina, of kies + ernaast.",
  noBlock: "Geen blok gevonden. Probeer een ander woord.",

  searchOutline: "Zoek in de opbouw",
  outlineOfPage: "Opbouw van de pagina",
  outlineHeight: "Hoogte van de opbouw",
  howToResize: "Sleep, of gebruik de pijltjes",
  outlineRegion: (number: number) => `vak ${number}`,
  hasProblem: (label: string) => `${label} (heeft een probleem)`,
  problems: "Problemen",
  noProblems: "Geen problemen",
  problemCount: (count: number) => (count === 1 ? "1 probleem" : `${count} problemen`),
  adviceCount: (count: number) => (count === 1 ? "1 advies" : `${count} adviezen`),
  advice: (sentence: string) => `Let op: ${sentence}`,
  lineOf: (place: string, line: number) => `${place}, regel ${line} van het bestand`,

  selectedItem: "Gekozen onderdeel",
  history: "Geschiedenis",
  nothingSelected: "Kies eerst een onderdeel.",
  isGone: "Dit onderdeel staat niet meer op de pagina.",
  added: (name: string) => `${name} toegevoegd.`,
  doesNotFit: (name: string) => `${name} past hier niet.`,
  moved: {
    up: (name: string) => `${name} omhoog verplaatst.`,
    down: (name: string) => `${name} omlaag verplaatst.`,
    into: (name: string) => `${name} naar binnen verplaatst.`,
    out: (name: string) => `${name} naar buiten verplaatst.`,
  },
  cannotMove: {
    up: "Dit kan niet verder omhoog.",
    down: "Dit kan niet verder omlaag.",
    into: "Ervoor of erachter staat niets waar dit in past.",
    out: "Dit kan niet buiten zijn vak staan.",
  },
  dropped: (name: string) => `${name} verplaatst.`,
  inNewSection: (name: string) => `${name} staat in een nieuwe sectie.`,
  duplicated: (name: string) => `${name} verdubbeld.`,
  cannotDuplicate: "Dit kan niet worden verdubbeld.",
  removed: (name: string) => `${name} verwijderd.`,
  cannotRemove: "Dit kan niet worden verwijderd.",
  copied: (name: string) => `${name} gekopieerd.`,
  cannotCopy: "Kopiëren lukt niet: de opslag van de browser is vol of staat uit.",
  nothingCopied: "Er is nog niets gekopieerd.",
  undone: (change: string) => (change ? `Ongedaan gemaakt: ${change}.` : "Ongedaan gemaakt."),
  redone: (change: string) => (change ? `Opnieuw uitgevoerd: ${change}.` : "Opnieuw uitgevoerd."),
  nothingToUndo: "Er is niets om ongedaan te maken.",
  nothingToRedo: "Er is niets om opnieuw uit te voeren.",
  changes: {
    added: (name: string) => `${name} toegevoegd`,
    removed: (name: string) => `${name} verwijderd`,
    replaced: (name: string) => `${name} vervangen`,
    moved: (name: string) => `${name} verplaatst`,
    setting: "Instelling",
    settingOf: (setting: string, name: string) => `${setting} van ${name}`,
  },

  editedText: "Tekst op de pagina",
  howToType: "Typ de tekst. Enter bewaart, Escape herstelt, Tab gaat naar de volgende tekst.",
  howToFormat: "Typ de tekst. Ctrl+Enter bewaart, Escape herstelt; de knoppen staan boven de pagina.",
  textKept: "Tekst bewaard.",
  textRestored: "Tekst hersteld.",
  previewIsBlocked:
    "De browser houdt het nieuwe venster tegen. Sta pop-ups toe voor deze pagina en probeer het opnieuw.",
  editInSettings: "Deze inhoud bewerkt u rechts, bij de instellingen.",
} as const;

/** Saving, and what to do when it fails. */
export const saving = {
  states: {
    saved: "Opgeslagen",
    changed: "Nog niet opgeslagen",
    saving: "Bezig met opslaan",
    failed: notSaved,
    conflict: notSaved,
  },
  saved: "Opgeslagen.",
  workIsDraft: "Uw werk blijft bewaard als concept van deze pagina.",
  draftIsNotKept: (reason: string) => `Het concept is niet bewaard. ${reason}`,
  changedElsewhere:
    "Dit bestand is intussen door een ander programma of een ander venster gewijzigd. Rood staat op de schijf, groen is van u.",
  bothChanged:
    "Iemand anders heeft intussen hetzelfde gewijzigd als u. Kies hieronder steeds welke versie u wilt houden; " +
    "alle andere wijzigingen van u beiden blijven behouden.",
  twoVersions: "Twee versies",
  emptyValue: "leeg",
  deletedOrChanged: "Door de een verwijderd, door de ander gewijzigd",
  difference: "Verschil tussen de schijf en uw versie",
  moreLines: (count: number) => `… en nog ${count} regels`,
  versions: { own: "Uw versie", theirs: "De andere versie" },
  itemWasDeleted: "Hier is dit onderdeel verwijderd.",
  nothingIsLost: "Wat u hier niet opslaat of opent, gaat niet verloren.",
  onDisk: "Op de schijf:",
  goOn: "Verder werken",
  mergeAndSave: "Samenvoegen en opslaan",
  saveOwn: "Mijn versie opslaan",
  openTheirs: "Versie van de schijf openen",
} as const;

/** The settings of what is selected. */
export const settings = {
  ofDevice: (device: string) => `Instellingen voor: ${device.toLowerCase()}.`,
  selectItem: "Kies een onderdeel op de pagina of in de opbouw.",
  items: (count: number) => `${count} onderdelen`,
  ofSeveral:
    "U kunt ze samen verplaatsen, kopiëren, verdubbelen en verwijderen. Kies er één om de instellingen te zien.",
  unknownItem:
    "Dit onderdeel kent de bouwer niet. Het blijft bewaard zoals het is; u kunt het verplaatsen of verwijderen.",
  ofAllPages: "Kop en voet staan op alle pagina's met deze indeling. Elke wijziging ziet u overal.",
  outlineName: "Naam in de opbouw",
  outlineNameHelp: "Bezoekers zien haar niet. Leeg: de eerste titel in de sectie.",
  inPageSettings: "Titel en beschrijving staan bij de instellingen van de pagina.",
  noMetadata: "Deze pagina heeft geen gegevens voor zoekmachines.",
  searchTitle: "Titel in zoekmachines",
  searchTitleHelp: "Staat ook op het tabblad van de browser. Houd hem onder de 60 tekens.",
  searchDescription: "Beschrijving in zoekmachines",
  searchDescriptionHelp: "Eén of twee zinnen, tot 155 tekens.",
  preview: "Zo zien anderen deze pagina",
  inSearch: "In een zoekmachine",
  asLink: "Als gedeelde link",
  noTitle: "Zonder titel",
} as const;
