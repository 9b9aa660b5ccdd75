import type { BlockMessages } from "./nl.ts";

/** English texts of blocks. */
export const en: BlockMessages = {
  stars: (filled, most) => `${filled} out of ${most} stars`,
  requestSuchTrip: "Request a trip like this",

  unavailable: "This part of the page cannot be shown right now.",
  retry: "Try again",

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
