import type { TemplateName } from "@travel-design/site/files";
import type { ChangeKind } from "../contract/responses.ts";

/** The list of pages, and their dialogs. */
export const pages = {
  howToEdit: "Kies een pagina om haar te bewerken. U werkt in de bestanden op deze computer;",
  theSite: "de site",
  showsAtOnce: "toont meteen wat u opslaat.",
  search: "Zoek een pagina",
  noneFound: "Geen pagina's gevonden.",
  isBroken: "Bestand beschadigd",
  hasDraft: "Niet opgeslagen werk",
  view: (title: string) => `${title} bekijken op de site`,
  nameAndAddressOf: (title: string) => `${title}: naam en adres`,
  onEveryPage: "Op elke pagina",
  toolHelp: { brand: "kleuren en lettertypen", pictures: "alle foto's van de site" },
  onPages: (titles: readonly string[]) =>
    titles.length > 2 ? `op ${titles.length} pagina's` : `op ${titles.join(" en ") || "geen enkele pagina"}`,
  ofSalesforce: "Pagina's van Salesforce",
  ofSalesforceHelp:
    "Deze pagina's horen bij elke site, zoals aanmelden en foutmeldingen. Hun inhoud kunt u ook bewerken.",

  titles: { create: "Nieuwe pagina", copy: "Pagina verdubbelen", rename: "Naam en adres" },
  buttons: { create: "Pagina maken", copy: "Kopie maken", rename: "Bewaren" },
  title: "Titel",
  titleOfCopy: (title: string) => `${title} (kopie)`,
  address: "Adres",
  /** An address for a title without letters that addresses have. */
  plainAddress: "pagina",
  help: {
    copy: "De beschrijving voor zoekmachines wordt meegekopieerd. Geef de kopie daarna een eigen beschrijving bij de instellingen van de pagina.",
    rename:
      "Links op de site worden aangepast aan een nieuw adres. Via het oude adres, bijvoorbeeld in een zoekmachine of een folder, is de pagina niet meer te vinden.",
  },
  addressHelp: "Zonder de naam van de site, bijvoorbeeld bestemmingen/peru.",
  startWith: "Begin met",
  templates: {
    empty: "Lege pagina: alleen een titel",
    text: "Tekstpagina: titel en tekst",
    destination: "Bestemming: openingsbeeld, reisschema, kaart, reistijd, vragen en contact",
  } satisfies Record<TemplateName, string>,

  deletePage: "Pagina verwijderen",
  whatIsDeleted: (title: string, path: string) =>
    `De pagina ${title} (${path}) en haar adres worden verwijderd. Bij Eerdere versies kunt u haar terugzetten.`,
  linksFrom: "Hier staan links naar deze pagina:",
  linksTo: "Deze links gaan voortaan naar",
  linksNowhere: "Nergens: ik pas ze zelf aan",

  continueDraft: (count: number) =>
    count === 1
      ? "Er is een concept van deze pagina dat nog niet was opgeslagen. Wilt u daarmee verdergaan?"
      : `Er zijn ${count} concepten van deze pagina die nog niet waren opgeslagen. Met welk wilt u verdergaan?`,
  otherWindow: "Staat deze pagina nog in een ander venster open? Dan kan dit het werk uit dat venster zijn.",
  keptAt: (time: string) => `Bewaard op ${time}`,
  takeDraft: "Verdergaan met het concept",
  discardDraft: "Concept weggooien",
  openSavedPage: "Opgeslagen pagina openen",
  draftsStay: (count: number) =>
    `${count === 1 ? "Het concept blijft" : "De concepten blijven"} dan bewaard. Een concept dat u weggooit, staat nog bij`,
} as const;

/** The list of pictures. */
export const pictures = {
  howToAdd: "Een foto voegt u toe bij het veld van een foto. Verwijder wat nergens meer staat.",
  /** @param shares names of static resources, each with a percentage */
  resources: (shares: string) =>
    `De foto's gaan in pakketten van hoogstens 5 MB naar Salesforce. Zo vol zijn ze nu: ${shares}. Past een foto nergens meer bij, dan komt er vanzelf een pakket bij.`,
  search: "Zoek een foto",
  searchByPage: "Zoek een foto of een pagina",
  noneFound: "Geen foto's gevonden.",
  removed: (name: string) => `${name} is verwijderd. U kunt de foto terugzetten bij Eerdere versies.`,
  isUnused: "Op geen pagina.",
  isOn: (titles: string) => `Staat op ${titles}.`,
} as const;

/** Sections that builders have saved for other pages. */
export const templates = {
  offer: "Bewaar als sectiesjabloon",
  save: "Sectie bewaren als sjabloon",
  name: "Naam",
  nameHelp: "Zo staat het sjabloon links bij de blokken.",
  titleOf: (title: string) => `Sjabloon ${title}`,
  saved: (title: string) => `Sjabloon ${title} bewaard.`,
  removed: "Sjabloon verwijderd.",
  hasNoSection: "Dit sjabloon bevat geen sectie.",
  remove: "Sjabloon verwijderen",
  removeForGood: "Definitief verwijderen",
  whatIsRemoved: (title: string) =>
    `Het sjabloon ${title} verdwijnt uit de lijst. Pagina's waarop het is gebruikt, veranderen niet.`,
} as const;

/** What was replaced, removed or set aside. */
export const versions = {
  search: "Zoek een versie",
  noneFound: "Geen versies gevonden.",
  about:
    "Alles wat is vervangen of verwijderd, blijft hier op deze computer staan: de laatste 50 versies van elke pagina, en " +
    "alles van de laatste 30 dagen. Bekijken verandert niets tot u opslaat.",
  none: "Er zijn nog geen eerdere versies.",
  /** What happened to a version. */
  kinds: {
    save: "vervangen door opslaan",
    share: "vóór het delen van een sectie",
    create: "vervangen door een nieuwe pagina",
    rename: "vóór de nieuwe naam of het nieuwe adres",
    delete: "verwijderd",
    restore: "vervangen door terugzetten",
    draft: "niet opgeslagen werk",
  } satisfies Record<ChangeKind, string>,
  by: (author: string) => `(${author})`,
  view: "Bekijken",
  compare: "Vergelijken",
  earlier: "Deze versie",
  present: "Zoals het nu is",
  of: (title: string) => `Eerdere versies van ${title}`,
  all: "Versies van alle pagina's",
  restored: (title: string) => `${title} is teruggezet. Wat er stond, staat nu bovenaan.`,
} as const;
