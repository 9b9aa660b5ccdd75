// The site's pictures, for stories.

/**
 * Returns the address of one of the site's pictures, as Storybook serves them.
 *
 * @example travelPicture("fjord-640.webp"); // "/pictures/fjord-640.webp"
 */
export const travelPicture = (file: string): string => `/pictures/${file}`;

/** Destinations with a picture, for cards and slides. */
export const destinations = [
  { name: "Noorse fjorden", file: "fjord", text: "Tien dagen varen en wandelen tussen steile wanden." },
  { name: "Rijstterrassen van Java", file: "rice-terraces", text: "Ontbijt met uitzicht over het groen." },
  { name: "Namib bij nacht", file: "desert", text: "Slapen onder een hemel zonder straatlicht." },
  { name: "Lagunes van Mozambique", file: "lagoon", text: "Zeilen van eiland naar eiland, op uw eigen tempo." },
  { name: "Savanne van Tanzania", file: "savanna", text: "Een kamp dat meereist met de grote trek." },
  { name: "Gletsjers van Patagonië", file: "glacier", text: "Wandelen langs ijs dat kraakt." },
] as const;
