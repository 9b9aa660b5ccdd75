// The sentences of requests that fail, on the page and on its server.
import type { PageSummary } from "./contract/responses.ts";

const stillHere = "Uw werk staat nog in dit venster.";

const writeReasons: Readonly<Record<string, string>> = {
  EACCES: "u mag in deze map niet schrijven. Pas de rechten van de map aan en sla opnieuw op.",
  EPERM: "u mag in deze map niet schrijven. Pas de rechten van de map aan en sla opnieuw op.",
  EROFS: "de schijf is alleen-lezen. Maak haar beschrijfbaar en sla opnieuw op.",
  ENOSPC: "de schijf is vol. Maak ruimte vrij en sla opnieuw op.",
  ENOENT: "de map bestaat niet meer. Zet haar terug en sla opnieuw op.",
};

export const messages = {
  unknownFailure: "De lokale omgeving antwoordt met een fout. Kijk in het venster van npm run builder.",
  unreachable: "De lokale omgeving is niet bereikbaar. Start npm run builder opnieuw; uw werk blijft hier staan.",
  signedOut:
    "U bent niet meer aangemeld, want de lokale omgeving is opnieuw gestart. Open de nieuwe link uit het venster van " +
    "npm run builder in een ander tabblad, en sla dan hier opnieuw op. Laat dit venster open: uw werk staat hier.",
  /** @param code of the operating system */
  notWritten: (code: string) =>
    `Niet opgeslagen: ${writeReasons[code] ?? `het bestand kon niet worden geschreven (${code}).`} ${stillHere}`,

  incompleteRequest: "Deze pagina is verouderd. Laad haar opnieuw; uw concept blijft bewaard.",
  noPage: "Deze pagina bestaat niet.",
  pageIsGone: "Deze pagina bestaat niet (meer). Ga terug naar de lijst van pagina's.",
  notPage: "Dit is geen bestand van een pagina.",
  changedElsewhere: "Dit bestand is intussen door iemand anders gewijzigd.",
  newProblems: "Niet opgeslagen: de controle van de site vindt iets dat niet klopt.",
  notDraft: "Dit is geen concept.",

  noTitle: "Vul een titel in.",
  invalidAddress: "Gebruik in het adres kleine letters, cijfers, streepjes en schuine strepen.",
  takenAddress: ({ title }: PageSummary) => `Dit adres heeft de pagina ${title} al.`,
  takenName: "Er is al een pagina met deze naam. Kies een ander adres.",
  notTemplate: "Dit sjabloon bestaat niet.",
  notOwnPage: "Deze pagina hoort bij Salesforce en kan hier niet worden gewijzigd.",
  homeStays: "De voorpagina kan niet worden verwijderd.",

  notBrand: "Dit is geen bestand van een merk.",
  unreadableBrand: "Niet opgeslagen: bezoekers kunnen de site met dit merk niet goed lezen.",

  noTemplateName: "Geef het sjabloon een naam.",
  onlySections: "Alleen een sectie kan een sjabloon worden.",
  takenTemplateName: "Er is al een sjabloon met deze naam. Kies een andere naam.",
  templateIsGone: "Dit sjabloon bestaat niet meer.",

  /** @param size in words */
  pictureTooLarge: (size: string) => `Deze foto is groter dan ${size}. Verklein haar, of bewaar haar als webp.`,
  notPicture: "Dit bestand is geen foto die u kunt toevoegen. Kies een png, jpg, webp of avif.",
  picturesTooLarge: (size: string, folder: string) =>
    `Met deze foto erbij worden de foto's samen groter dan ${size}, en dan weigert Salesforce ze. Verwijder er eerst een uit ${folder}.`,

  isPublishing: "Er wordt al gepubliceerd. Wacht tot dat klaar is, of stop het.",
  unknownOrg: "De Salesforce CLI kent deze org niet. Kijk opnieuw welke orgs er zijn.",
  disconnectedOrg: (org: string) =>
    `De aanmelding bij ${org} is verlopen. Meld u opnieuw aan: sf org login web --alias ${org}`,
  publishingEnded: "npm run builder is opnieuw gestart, en daarmee is het publiceren gestopt.",
} as const;
