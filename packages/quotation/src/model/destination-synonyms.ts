import type { Option } from "../ports.ts";

/** An option that is also found under other names. */
export interface SearchOption extends Option {
  keywords?: readonly string[];
}

/** Regions and islands by the destination of the picklist that they belong to. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  Argentinië: ["Patagonië", "Vuurland"],
  Chili: ["Patagonië", "Paaseiland", "Atacama"],
  Indonesië: ["Bali", "Java", "Lombok", "Sumatra", "Sulawesi", "Komodo", "Flores"],
  Spanje: ["Andalusië", "Mallorca", "Canarische Eilanden"],
  Portugal: ["Azoren", "Madeira"],
  Griekenland: ["Kreta", "Santorini", "Cycladen"],
  Italië: ["Toscane", "Sicilië", "Sardinië", "Dolomieten"],
  Maleisië: ["Borneo"],
  Noorwegen: ["Lofoten", "Spitsbergen"],
  "Verenigd Koninkrijk": ["Schotland", "Engeland", "Wales"],
  "Verenigde Staten": ["Alaska", "Hawaï", "Californië", "New York", "Florida"],
  Canada: ["Yukon", "Rocky Mountains", "Québec"],
  "Tanzania en Zanzibar": ["Zanzibar", "Serengeti"],
  "Zuid-Afrika": ["Kaapstad", "Krugerpark", "Tuinroute"],
  Namibië: ["Sossusvlei", "Etosha"],
  Botswana: ["Okavango"],
  "Frans-Polynesië": ["Tahiti", "Bora Bora"],
  "Ecuador en Galapagos": ["Galapagos"],
  "Verenigde Arabische Emiraten": ["Dubai", "Abu Dhabi"],
  India: ["Rajasthan", "Kerala"],
  Japan: ["Tokio", "Kyoto", "Hokkaido"],
  China: ["Tibet"],
  Marokko: ["Marrakesh"],
  Jordanië: ["Petra"],
};

/** Adds the regions and islands under which a destination is found as well. */
export const withSynonyms = (options: readonly Option[]): SearchOption[] =>
  options.map((option) => {
    const keywords = synonyms[option.value];
    return keywords ? { ...option, keywords } : option;
  });
