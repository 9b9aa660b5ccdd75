// Written by "npm run generate" from the editors of the blocks.

/** What builders call the parts of lists, by component and property. */
export const partLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "c:tdDestinationOverview destinations": {
    name: "Naam",
    text: "Tekst",
    address: "Adres",
    image: "Foto",
    imageAltText: "Wat de foto toont",
    months: "Maanden",
    kinds: "Soorten reizen",
  },
  "c:tdDropdown options": { label: "Tekst", value: "Waarde" },
  "c:tdFaq questions": { question: "Vraag", answer: "Antwoord" },
  "c:tdHero chooserOptions": { label: "Bestemming" },
  "c:tdItinerary days": { day: "Dag", title: "Titel", text: "Tekst" },
  "c:tdPageFooter links": { label: "Tekst", address: "Adres" },
  "c:tdPageHeader links": { label: "Tekst", address: "Adres" },
  "c:tdRouteMap stops": { name: "Naam", latitude: "Breedtegraad", longitude: "Lengtegraad" },
  "c:tdSearchList options": { label: "Tekst", value: "Waarde" },
  "c:tdSpecialistMatch specialists": {
    name: "Naam",
    destinations: "Bestemmingen",
    sentence: "Zin",
    image: "Foto",
    contacts: "Telefoon of e-mail",
  },
  "c:tdSpecialistMatch fallbackContacts": { contact: "Telefoon of e-mail" },
};
