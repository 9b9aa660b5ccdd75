import type { BlockEditor } from "../define/editor.ts";
import { flag, text } from "../define/properties.ts";

export const properties = {
  title: text(),
  description: text(),
  canonicalUrl: text(),
  alternateLinks: text(),
  customHeadTags: text(),
  hideFromSearch: flag(),
};

export const editor = {
  label: "Zoekgegevens",
  description: "Titel, omschrijving en verwijzingen voor zoekmachines. Bezoekers zien er niets van.",
  icon: "M21 10a11 11 0 1 0 .1 0M29 29l10 10M16 18h10M16 23h7",
  base: "pageHead",
  properties: {
    title: { label: "Titel", description: "Een gegeven van het record als {!Item.Name}." },
    description: { label: "Omschrijving", description: "Eén of twee zinnen, die zoekmachines onder de titel tonen." },
    canonicalUrl: { label: "Vast adres van de pagina", description: "Leeg: het adres zonder zoekwoorden." },
    alternateLinks: { label: "Andere talen", description: "Taal=adres, gescheiden door een puntkomma." },
    customHeadTags: { label: "Eigen meta- en link-elementen" },
    hideFromSearch: { label: "Niet vindbaar in zoekmachines" },
  },
} satisfies BlockEditor<typeof properties>;
