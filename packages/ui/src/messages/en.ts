import { dayInWords } from "./dates.ts";
import type { Messages } from "./nl.ts";

const format = (count: number): string => count.toLocaleString("en");
const day = (iso: string): string => new Date(iso).toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" });
const characters = (count: number): string => `${format(count)} ${count === 1 ? "character" : "characters"}`;

/**
 * English texts.
 *
 * @example <MessagesProvider messages={en}>
 */
export const en: Messages = {
  opensInNewTab: "(opens in a new tab)",
  searchLabel: "Search",
  searchPlaceholder: "Start typing...",
  results: (count) => (count === 1 ? "1 result" : `${count} results`),
  noResults: "No results; you can keep your own text",
  onlyOptions: "Only choices from the list are possible",
  loadingResults: "Loading results",
  clearText: "Clear text",
  activeResult: (label, position, count) => `${label}, ${position} of ${count}`,
  required: "This field is required",
  dayInWords: (iso) => dayInWords(iso, "en"),
  dayFrom: (min) => `Choose a date from ${day(min)}`,
  dayUntil: (max) => `Choose a date up to ${day(max)}`,
  requiredGroup: "(required)",
  invalid: "Invalid input",
  textRemaining: (count) => `You have ${characters(count)} remaining`,
  textNearlyFull: (maxLength) => `The limit is ${characters(maxLength)}`,
  textIsFull: (maxLength) => `You have reached the limit of ${characters(maxLength)}`,
  buttonLabel: "Click here",
  loading: "Loading",

  carousel: "carousel",
  slide: "slide",
  slides: "Slides",
  slideOf: (position, count) => `${position} of ${count}`,
  slidesShown: ({ first, last, count }) =>
    first === last ? `Slide ${first} of ${count}` : `Slides ${first} to ${last} of ${count}`,
  chooseSlide: "Choose a slide",
  toSlide: (position) => `Go to slide ${position}`,
  previousSlide: "Previous slide",
  nextSlide: "Next slide",
  pauseCarousel: "Pause carousel",
  playCarousel: "Play carousel",
  showMore: "Show more",
  listItem: "Item {0}",

  close: "Close",
  chosenOptions: "Chosen",
  removeOption: (label) => `Remove ${label}`,
  optionAdded: (label) => `${label} added`,
  optionRemoved: (label) => `${label} removed`,
};
