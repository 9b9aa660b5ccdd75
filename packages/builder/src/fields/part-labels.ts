/** What builders read for the parts of a row. */
export const partLabels: Readonly<Record<string, string>> = {
  question: "Vraag",
  answer: "Antwoord",
  day: "Dag",
  title: "Titel",
  text: "Tekst",
  name: "Naam",
  latitude: "Breedtegraad",
  longitude: "Lengtegraad",
  destinations: "Bestemmingen",
  sentence: "Zin",
  image: "Foto",
  contacts: "Contactpersonen",
  address: "Adres",
};
