// The site's pictures, for stories.

/**
 * Returns the address of one of the site's pictures, as Storybook serves them.
 *
 * @example travelPicture("fjord@2880.jpg"); // "/pictures/fjord@2880.jpg"
 */
export const travelPicture = (file: string): string => `/pictures/${file}`;

/** Destinations with a picture, for cards and slides. */
export const destinations = [
  { name: "Noorse fjorden", file: "fjord", text: "Tien dagen varen en wandelen tussen steile wanden." },
  { name: "Rijstterrassen van Bali", file: "rice-terraces", text: "Ontbijt met uitzicht over het groen." },
  { name: "Duinen van Marokko", file: "dunes", text: "Slapen onder een hemel zonder straatlicht." },
  { name: "Lagunes van Polynesië", file: "lagoon", text: "Zeilen van eiland naar eiland, op uw eigen tempo." },
  { name: "Savanne van Tanzania", file: "kilimanjaro", text: "Een kamp dat meereist met de grote trek." },
  { name: "Gletsjers van Patagonië", file: "fitz-roy", text: "Wandelen langs ijs dat kraakt." },
] as const;
