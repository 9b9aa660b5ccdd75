// The site's pictures and icons, for stories.

const addresses = import.meta.glob<string>(
  "../../../../force-app/main/default/staticresources/travelMedia/*.{svg,webp}",
  { eager: true, query: "?url", import: "default" },
);

/**
 * Returns the address of one of the site's pictures.
 *
 * @throws Error if the picture does not exist
 * @example travelPicture("fjord-640.webp");
 */
export function travelPicture(file: string): string {
  const found = Object.entries(addresses).find(([path]) => path.endsWith(`/${file}`));
  if (!found) throw new Error(`There is no picture "${file}" in the static resource travelMedia; see that folder.`);
  const address = new URL(found[1], import.meta.url);
  // A built Storybook returns absolute URLs, with http on localhost. A picture's address is only the path.
  return address.protocol === "data:" ? address.href : address.pathname;
}

/** Loads the icon font, as a host does. */
export const loadTravelIcons = (): Promise<unknown> =>
  import("../../../../force-app/main/default/staticresources/travelIcons/travel-icons.css");

/** Destinations with a picture, for cards and slides. */
export const destinations = [
  { name: "Noorse fjorden", file: "fjord", text: "Tien dagen varen en wandelen tussen steile wanden." },
  { name: "Rijstterrassen van Java", file: "rice-terraces", text: "Ontbijt met uitzicht over het groen." },
  { name: "Namib bij nacht", file: "desert", text: "Slapen onder een hemel zonder straatlicht." },
  { name: "Lagunes van Mozambique", file: "lagoon", text: "Zeilen van eiland naar eiland, op uw eigen tempo." },
  { name: "Savanne van Tanzania", file: "savanna", text: "Een kamp dat meereist met de grote trek." },
  { name: "Gletsjers van Patagonië", file: "glacier", text: "Wandelen langs ijs dat kraakt." },
] as const;
