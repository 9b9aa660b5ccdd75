import { dayInWords } from "./dates.ts";
import type { Messages } from "./nl.ts";

const format = (count: number): string => count.toLocaleString("de");
const day = (iso: string): string => new Date(iso).toLocaleDateString("de", { dateStyle: "medium", timeZone: "UTC" });

/**
 * German texts.
 *
 * @example <MessagesProvider messages={de}>
 */
export const de: Messages = {
  opensInNewTab: "(öffnet in einem neuen Tab)",
  searchLabel: "Suchen",
  searchPlaceholder: "Suchbegriff eingeben",
  results: (count) => (count === 1 ? "1 Ergebnis" : `${count} Ergebnisse`),
  noResults: "Keine Ergebnisse; Sie können Ihren eigenen Text stehen lassen",
  onlyOptions: "Bitte wählen Sie einen Eintrag aus der Liste",
  loadingResults: "Ergebnisse werden geladen",
  clearText: "Text löschen",
  activeResult: (label, position, count) => `${label}, ${position} von ${count}`,

  required: "Dieses Feld ist ein Pflichtfeld",
  dayInWords: (iso) => dayInWords(iso, "de"),
  dayFrom: (min) => `Wählen Sie ein Datum ab dem ${day(min)}`,
  dayUntil: (max) => `Wählen Sie ein Datum bis zum ${day(max)}`,
  requiredGroup: "(Pflichtfeld)",
  invalid: "Ungültige Eingabe",
  textRemaining: (count) => `Sie können noch ${format(count)} Zeichen eingeben`,
  textNearlyFull: (maxLength) => `Hier passen höchstens ${format(maxLength)} Zeichen hinein`,
  textIsFull: (maxLength) => `Mehr als ${format(maxLength)} Zeichen passen hier nicht hinein`,
  buttonLabel: "Hier klicken",
  loading: "Wird geladen",

  carousel: "Karussell",
  slide: "Folie",
  slides: "Folien",
  slideOf: (position, count) => `${position} von ${count}`,
  slidesShown: ({ first, last, count }) =>
    first === last ? `Folie ${first} von ${count}` : `Folien ${first} bis ${last} von ${count}`,
  chooseSlide: "Folie auswählen",
  toSlide: (position) => `Zu Folie ${position}`,
  previousSlide: "Vorherige Folie",
  nextSlide: "Nächste Folie",
  pauseCarousel: "Karussell anhalten",
  playCarousel: "Karussell abspielen",
  showMore: "Mehr anzeigen",
  listItem: "Element {0}",

  close: "Schließen",
  chosenOptions: "Ausgewählt",
  removeOption: (label) => `${label} entfernen`,
  optionAdded: (label) => `${label} hinzugefügt`,
  optionRemoved: (label) => `${label} entfernt`,
};
