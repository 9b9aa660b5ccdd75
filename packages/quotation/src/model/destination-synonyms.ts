import { otherNames } from "./destination-names.ts";
import type { Option } from "./options.ts";

/** An option that is also found under other names. */
export interface SearchOption extends Option {
  keywords?: readonly string[];
}

/** Regions and islands by the destination of the picklist that they belong to. */
export const regions: Readonly<Record<string, readonly string[]>> = {
  Argentinië: ["Patagonië"],
  Aruba: ["Caraïben"],
  Bonaire: ["Caraïben"],
  Canada: ["Yukon"],
  Chili: ["Patagonië"],
  Cuba: ["Caraïben"],
  Curaçao: ["Caraïben"],
  "Ecuador en Galapagos": ["Galapagos"],
  Finland: ["Lapland"],
  "Frans-Polynesië": ["Tahiti", "Bora Bora"],
  Griekenland: ["Kreta"],
  India: ["Rajasthan"],
  Indonesië: ["Bali", "Java", "Lombok", "Sumatra"],
  Italië: ["Toscane", "Sicilië", "Sardinië"],
  Maleisië: ["Borneo"],
  Noorwegen: ["Lofoten", "Spitsbergen", "Lapland"],
  Portugal: ["Madeira", "Azoren"],
  Spanje: ["Andalusië", "Mallorca"],
  "Tanzania en Zanzibar": ["Zanzibar", "Serengeti"],
  "Verenigd Koninkrijk": ["Schotland", "Engeland", "Wales"],
  "Verenigde Arabische Emiraten": ["Dubai", "Abu Dhabi"],
  "Verenigde Staten": ["Alaska", "Hawaï", "Californië", "New York"],
  "Zuid-Afrika": ["Kaapstad", "Krugerpark"],
};

/** Adds the regions, islands and other names under which a destination is found as well. */
export const withSynonyms = (options: readonly Option[]): SearchOption[] =>
  options.map((option) => {
    const keywords = [...(otherNames[option.value] ?? []), ...(regions[option.value] ?? [])];
    return keywords.length > 0 ? { ...option, keywords } : option;
  });
