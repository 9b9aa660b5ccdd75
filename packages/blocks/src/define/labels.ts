// Words that builders see for choices that several blocks share. A comma would end the choice in Experience Builder's list.
import { directionProperties, labeled } from "@travel-design/ui/internal";

export const alignmentLabels = { left: "Links", center: "Midden", right: "Rechts" } as const;

export const textAlignLabels = { left: "Links", center: "Midden" } as const;

export const verticalAlignmentLabels = { top: "Boven", center: "Midden", bottom: "Onder" } as const;

export const itemSpacingLabels = {
  "x-large": "Zeer groot",
  large: "Groot",
  medium: "Middel",
  small: "Klein",
  "xx-small": "Zeer klein",
  none: "Geen",
} as const;

export const columnLayoutLabels = {
  full: "Eén kolom",
  halves: "Twee helften",
  thirds: "Drie kolommen",
  quarters: "Vier kolommen",
  "two-thirds-left": "Twee derde + een derde",
  "two-thirds-right": "Een derde + twee derde",
  "three-quarters-left": "Drie kwart + een kwart",
  "three-quarters-right": "Een kwart + drie kwart",
} as const;

export const iconLabels = {
  compass: "Kompas",
  user: "Persoon",
  shield: "Schild",
  phone: "Telefoon",
  heart: "Hart",
  globe: "Wereldbol",
  plane: "Vliegtuig",
  sun: "Zon",
  leaf: "Blad",
  "map-pin": "Plaats op de kaart",
  calendar: "Kalender",
  clock: "Klok",
  star: "Ster",
  suitcase: "Koffer",
  mail: "Envelop",
  check: "Vinkje",
  info: "Informatie",
  search: "Vergrootglas",
} as const;

export const directionLabels = { row: "Naast elkaar", column: "Onder elkaar" } as const;

/** The direction of a layout per kind of screen. */
export const directions = {
  layoutDirectionDesktop: labeled(directionProperties.layoutDirectionDesktop, directionLabels),
  layoutDirectionTablet: labeled(directionProperties.layoutDirectionTablet, directionLabels),
  layoutDirectionMobile: labeled(directionProperties.layoutDirectionMobile, directionLabels),
};
