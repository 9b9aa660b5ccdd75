import { dayInWords } from "./dates.ts";
import type { Messages } from "./nl.ts";

const format = (count: number): string => count.toLocaleString("en");
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

  stars: (filled, most) => `${filled} out of ${most} stars`,
  requestSuchTrip: "Request a trip like this",

  required: "This field is required",
  dayInWords: (day) => dayInWords(day, "en"),
  dayFrom: (min) => `Choose a date from ${min}`,
  dayUntil: (max) => `Choose a date up to ${max}`,
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

  portraitOf: (name) => `Portrait of ${name}`,
  specialistFor: (destination) => (destination ? `Your specialist · ${destination}` : "Your specialist"),
  otherDestinationTitle: "We choose your specialist",
  otherDestinationText: "For this destination we choose the travel specialist who knows the way best.",
  specialistIs: (name) => `Your specialist for this trip is ${name}`,
  requestFrom: (name) => `${name}: request a travel proposal`,
  mailTo: (name) => (name ? `Send an email to ${name}` : "Send an email"),
  chooseDestination: "Where would you like to go?",
  yourDestination: "Your destination",
  beginTrip: "Start your trip",
  skipToContent: "Skip to content",
  mainMenu: "Main menu",
  menu: "Menu",
  homePage: "To the home page",
  bestTime: "Best time",
  goodTime: "Good time",
  lessSuitable: "Less suitable",
  from: "From",
  perPerson: "per person",
  phone: "Phone",
  openingHours: "Opening hours",
  email: "Email",
  monthName: (index, length) => new Date(2000, index).toLocaleDateString("en", { month: length }),
  euros: (amount) => amount.toLocaleString("en", { style: "currency", currency: "EUR", maximumFractionDigits: 0 }),
  requestReference: "Reference of your request",
  routeMapOf: (first, last) => `Map of the route from ${first} to ${last}`,
};
