import type { Option } from "./options.ts";

/** An option that is also found under other names. */
export interface SearchOption extends Option {
  keywords?: readonly string[];
}

/** Regions and islands by the destination of the picklist that they belong to. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  Argentinië: ["Patagonië", "Vuurland"],
  Aruba: ["Caraïben"],
  Bonaire: ["Caraïben"],
  Botswana: ["Okavango"],
  Brazilië: ["Pantanal", "Rio de Janeiro"],
  Cambodja: ["Angkor"],
  Canada: ["Rocky Mountains", "Vancouver", "Yukon"],
  Chili: ["Patagonië", "Atacama", "Paaseiland"],
  Cuba: ["Caraïben"],
  Curaçao: ["Caraïben"],
  "Ecuador en Galapagos": ["Galapagos"],
  Finland: ["Lapland"],
  "Frans-Polynesië": ["Tahiti", "Bora Bora"],
  Griekenland: ["Kreta", "Rhodos", "Santorini"],
  India: ["Rajasthan", "Kerala"],
  Indonesië: ["Bali", "Java", "Lombok", "Sumatra", "Sulawesi", "Flores", "Komodo", "Borneo"],
  Italië: ["Toscane", "Sicilië", "Sardinië", "Dolomieten"],
  Japan: ["Tokio", "Kyoto", "Hokkaido"],
  Jordanië: ["Petra"],
  Kenia: ["Masai Mara"],
  Maleisië: ["Borneo", "Sabah", "Sarawak"],
  Marokko: ["Marrakesh"],
  Mexico: ["Yucatán"],
  Namibië: ["Sossusvlei", "Etosha"],
  Noorwegen: ["Lofoten", "Spitsbergen", "Noordkaap", "Lapland"],
  Peru: ["Machu Picchu"],
  Portugal: ["Madeira", "Azoren"],
  Spanje: ["Canarische Eilanden", "Mallorca", "Andalusië"],
  "Tanzania en Zanzibar": ["Zanzibar", "Serengeti", "Kilimanjaro"],
  "Verenigd Koninkrijk": ["Schotland", "Engeland", "Wales", "Noord-Ierland", "Hebriden", "Orkney", "Shetland"],
  "Verenigde Arabische Emiraten": ["Dubai", "Abu Dhabi"],
  "Verenigde Staten": ["Amerika", "Alaska", "Hawaï", "Californië", "Florida", "New York"],
  Vietnam: ["Halong Bay"],
  Zambia: ["Victoriawatervallen"],
  Zimbabwe: ["Victoriawatervallen"],
  "Zuid-Afrika": ["Kaapstad", "Krugerpark", "Tuinroute"],
  "Zuid-Korea": ["Korea"],
};

/** Adds the regions and islands under which a destination is found as well. */
export const withSynonyms = (options: readonly Option[]): SearchOption[] =>
  options.map((option) => {
    const keywords = synonyms[option.value];
    return keywords ? { ...option, keywords } : option;
  });
