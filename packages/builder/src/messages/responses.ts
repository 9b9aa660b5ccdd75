// The sentences of responses, on the page and on its server.
import type { LinkedContent } from "../contract/responses.ts";
import { listed } from "./listed.ts";

const stillHere = "Uw werk staat nog in dit venster.";

const writeReasons: Readonly<Record<string, string>> = {
  EACCES: "u mag in deze map niet schrijven. Pas de rechten van de map aan en sla opnieuw op.",
  EPERM: "u mag in deze map niet schrijven. Pas de rechten van de map aan en sla opnieuw op.",
  EROFS: "de schijf is alleen-lezen. Maak haar beschrijfbaar en sla opnieuw op.",
  ENOSPC: "de schijf is vol. Maak ruimte vrij en sla opnieuw op.",
  ENOENT: "de map bestaat niet meer. Zet haar terug en sla opnieuw op.",
};

const titlesOf = (contents: readonly LinkedContent[]): string =>
  listed([...new Set(contents.map(({ title }) => title))]);

export const responses = {
  unknownFailure: "De lokale omgeving antwoordt met een fout. Kijk in het venster van npm run builder.",
  unreachable: "De lokale omgeving is niet bereikbaar. Start npm run builder opnieuw; uw werk blijft hier staan.",
  signedOut:
    "U bent niet meer aangemeld bij de lokale omgeving. Start npm run builder opnieuw, open de link uit dat venster in " +
    "een ander tabblad, en sla dan hier opnieuw op. Laat dit venster open: uw werk staat hier.",
  isBusy: `Niet opgeslagen: een ander programma schrijft al te lang in deze bestanden. ${stillHere}`,
  /** @param code of the operating system */
  notWritten: (code: string) =>
    `Niet opgeslagen: ${writeReasons[code] ?? `het bestand kon niet worden geschreven (${code}).`} ${stillHere}`,

  incompleteRequest: "Deze pagina is verouderd. Laad haar opnieuw; uw concept blijft bewaard.",
  /** @param line of the file */
  invalidJson: (line: number) =>
    `Dit bestand is geen geldige JSON: kijk bij regel ${line}. Herstel het in een teksteditor, of zet een eerdere versie terug.`,
  noPage: "Deze pagina bestaat niet.",
  pageIsGone: "Deze pagina bestaat niet (meer). Ga terug naar de lijst van pagina's.",
  notPage: "Dit is geen bestand van een pagina.",
  pageWasDeleted:
    "Deze pagina is intussen verwijderd. Zet haar in een ander tabblad terug bij Eerdere versies, en sla dan hier opnieuw op.",
  changedElsewhere: "Dit bestand is intussen door iemand anders gewijzigd.",
  merged: "Opgeslagen, samen met wat intussen door iemand anders was gewijzigd.",
  newProblems: "Niet opgeslagen: de controle van de site vindt iets dat niet klopt.",
  onContent: (title: string, sentence: string) => `Op ${title}: ${sentence}`,
  notDraft: "Dit is geen concept.",

  noTitle: "Vul een titel in.",
  longTitle: (length: number) => `De titel is te lang: gebruik hoogstens ${length} tekens.`,
  /** By what is wrong with it. */
  invalidAddress: {
    characters: "Gebruik in het adres kleine letters, cijfers, streepjes en schuine strepen.",
    start: "Begin het adres met een letter; Salesforce weigert een cijfer.",
    length: "Het adres is te lang: gebruik hoogstens 80 tekens.",
    reserved: "Dit adres gebruikt Salesforce zelf, of deze lokale omgeving. Kies een ander adres.",
    device: "Windows kan geen map met deze naam maken. Kies een ander adres.",
  },
  homeAddress: "De voorpagina heeft geen adres van zichzelf.",
  takenAddress: ({ title }: LinkedContent) => `Dit adres heeft de pagina ${title} al.`,
  takenName: "Er is al een pagina met deze naam. Kies een ander adres.",
  notTemplate: "Dit sjabloon bestaat niet.",
  notOwnPage: "Deze pagina hoort bij Salesforce en kan hier niet worden gewijzigd.",
  homeStays: "De voorpagina kan niet worden verwijderd.",
  pageIsNeeded: (contents: readonly LinkedContent[]) =>
    `Deze pagina kan niet weg: het formulier op ${titlesOf(contents)} stuurt bezoekers ernaartoe. Kies daar eerst een andere pagina.`,
  neededByDefault: (title: string) =>
    `Het formulier op ${title} gebruikt dit adres zonder dat het is ingevuld. Vul het daar eerst in, en geef de pagina dan een ander adres.`,
  linksMoved: (titles: readonly string[]) =>
    titles.length === 0 ? "Bewaard." : `Bewaard. De links op ${listed(titles)} zijn aangepast.`,

  noVersion: "Deze versie bestaat niet meer.",
  versionOfDeletedPage:
    "Deze pagina is intussen verwijderd. Zet eerst de verwijderde pagina terug, en dan deze versie.",
  changedSince: "Een van de bestanden is daarna nog gewijzigd. Zet eerst die wijziging terug.",
  linkedFolder: (path: string) =>
    `Niet opgeslagen: de map van ${path} is een koppeling naar een plaats buiten het project. Haal die koppeling weg.`,

  notBrand: "Dit is geen bestand van een merk.",
  unreadableBrand: "Niet opgeslagen: bezoekers kunnen de site met dit merk niet goed lezen.",

  noTemplateName: "Geef het sjabloon een naam.",
  onlySections: "Alleen een sectie kan een sjabloon worden.",
  takenTemplateName: "Er is al een sjabloon met deze naam. Kies een andere naam.",
  templateIsGone: "Dit sjabloon bestaat niet meer.",

  /** @param size in words */
  pictureTooLarge: (size: string) => `Deze foto is groter dan ${size}. Verklein haar, of bewaar haar als webp.`,
  pictureHasTooManyPixels: "Deze foto heeft te veel beeldpunten. Verklein haar eerst.",
  pictureHasMetadata:
    "In deze foto staan nog gegevens van de camera, zoals de plaats. Voeg haar toe met de knop in de bouwer.",
  notPicture: "Dit bestand is geen foto die u kunt toevoegen. Kies een png, jpg, webp of avif.",
  unknownHeic:
    "Deze browser kan geen HEIC-foto's lezen. Gebruik Safari, of zet op uw iPhone bij Camera, Structuren de keuze op “Meest compatibel”.",
  draftOf: (title: string) => `${title} (concept)`,
  draftOfDeletedPage: (title: string) => `${title} (concept van een verwijderde pagina)`,
  pictureIsUsed: (contents: readonly LinkedContent[]) =>
    `Deze foto staat nog op ${titlesOf(contents)}. Haal haar daar eerst weg.`,
  noRoomIn: (resource: string) =>
    `In ${resource} is voor deze foto geen plaats meer. Verwijder er eerst een andere uit bij Foto's.`,
  notUploaded: "Alleen foto's die u zelf hebt toegevoegd, kunt u hier verwijderen.",

  isPublishing: "Er wordt al gepubliceerd. Wacht tot dat klaar is, of stop het.",
  unknownOrg: "De Salesforce CLI kent deze org niet. Kijk opnieuw welke orgs er zijn.",
  disconnectedOrg: (org: string) =>
    `De aanmelding bij ${org} is verlopen. Meld u opnieuw aan: sf org login web --alias ${org}`,
  publishingEnded: "npm run builder is opnieuw gestart, en daarmee is het publiceren gestopt.",
} as const;
