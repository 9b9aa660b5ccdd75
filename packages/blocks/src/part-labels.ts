// Written by "npm run generate" from the editors of the blocks.

/** What builders call the parts of lists, by component and property. */
export const partLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "c:tdDropdown options": { label: "Tekst", value: "Waarde" },
  "c:tdFaq questions": { question: "Vraag", answer: "Antwoord" },
  "c:tdHero chooserOptions": { label: "Bestemming" },
  "c:tdItinerary days": { day: "Dag", title: "Titel", text: "Tekst" },
  "c:tdPageFooter links": { label: "Tekst", address: "Adres" },
  "c:tdPageHeader links": { label: "Tekst", address: "Adres" },
  "c:tdRouteMap stops": { name: "Naam", latitude: "Breedtegraad", longitude: "Lengtegraad" },
  "c:tdSearchList options": { label: "Tekst", value: "Waarde" },
  "c:tdSpecialistList specialists": {
    title: "Naam",
    description: "Bestemmingen",
    specialistEmail: "E-mailadres",
    image: "Foto",
    icon: "Pictogram",
    layout: "Vorm",
    address: "Adres",
  },
  "c:tdSpecialistMatch specialists": {
    name: "Naam",
    destinations: "Bestemmingen",
    sentence: "Zin",
    image: "Foto",
    contacts: "Telefoon of e-mail",
  },
  "c:tdSpecialistMatch fallbackContacts": { contact: "Telefoon of e-mail" },
  "c:tdTrustRow memberships": { name: "Naam", image: "Foto", address: "Adres" },
};
