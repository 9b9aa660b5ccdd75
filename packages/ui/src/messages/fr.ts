import { dayInWords } from "./dates.ts";
import type { Messages } from "./nl.ts";

const format = (count: number): string => count.toLocaleString("fr");
const characters = (count: number): string => `${format(count)} ${count < 2 ? "caractère" : "caractères"}`;
const day = (iso: string): string =>
  new Date(iso).toLocaleDateString("fr", { dateStyle: "long", timeZone: "UTC" }).replace(/^1 /, "1er ");

/**
 * French texts.
 *
 * @example <MessagesProvider messages={fr}>
 */
export const fr: Messages = {
  opensInNewTab: "(s’ouvre dans un nouvel onglet)",
  searchLabel: "Rechercher",
  searchPlaceholder: "Saisissez votre recherche",
  results: (count) => (count < 2 ? `${count} résultat` : `${count} résultats`),
  noResults: "Aucun résultat ; vous pouvez garder votre propre texte",
  onlyOptions: "Choisissez une option dans la liste",
  loadingResults: "Chargement des résultats",
  clearText: "Effacer le texte",
  activeResult: (label, position, count) => `${label}, ${position} sur ${count}`,

  required: "Ce champ est obligatoire",
  dayInWords: (iso) => dayInWords(iso, "fr"),
  dayFrom: (min) => `Choisissez une date à partir du ${day(min)}`,
  dayUntil: (max) => `Choisissez une date jusqu’au ${day(max)}`,
  requiredGroup: "(obligatoire)",
  invalid: "Saisie non valide",
  textRemaining: (count) => `Il vous reste ${characters(count)}`,
  textNearlyFull: (maxLength) => `Ce champ est limité à ${characters(maxLength)}`,
  textIsFull: (maxLength) => `Vous avez atteint la limite de ${characters(maxLength)}`,
  buttonLabel: "Cliquez ici",
  loading: "Chargement en cours",

  carousel: "carrousel",
  slide: "diapositive",
  slides: "Diapositives",
  slideOf: (position, count) => `${position} sur ${count}`,
  slidesShown: ({ first, last, count }) =>
    first === last ? `Diapositive ${first} sur ${count}` : `Diapositives ${first} à ${last} sur ${count}`,
  chooseSlide: "Choisir une diapositive",
  toSlide: (position) => `Aller à la diapositive ${position}`,
  previousSlide: "Diapositive précédente",
  nextSlide: "Diapositive suivante",
  pauseCarousel: "Mettre le carrousel en pause",
  playCarousel: "Lancer le carrousel",
  showMore: "Afficher plus",
  listItem: "Élément {0}",

  close: "Fermer",
  chosenOptions: "Sélection",
  removeOption: (label) => `Retirer ${label}`,
  optionAdded: (label) => `Ajout : ${label}`,
  optionRemoved: (label) => `Retrait : ${label}`,
};
