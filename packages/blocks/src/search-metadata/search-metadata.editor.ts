import { defineEditor } from "../define/editor.ts";
import { searchMetadata } from "./search-metadata.ts";

export const searchMetadataEditor = defineEditor(searchMetadata, {
  label: "Zoekgegevens",
  description: "Titel, omschrijving en verwijzingen voor zoekmachines. Bezoekers zien er niets van.",
  icon: "M21 10a11 11 0 1 0 .1 0M29 29l10 10M16 18h10M16 23h7",
  group: "Pagina",
  offeredIn: "nowhere",
  base: "tdPageHead",
  properties: {
    title: { label: "Titel", description: "Leeg: de titel in de SEO-instellingen van de pagina.", shownWith: "page" },
    description: {
      label: "Omschrijving",
      description:
        "Eén of twee zinnen, die zoekmachines onder de titel tonen. Leeg: die in de SEO-instellingen van de pagina.",
      shownWith: "page",
    },
    canonicalUrl: { label: "Vast adres van de pagina", description: "Leeg: het adres zonder zoekwoorden." },
    alternateLinks: { label: "Andere talen", description: "Taal=adres, gescheiden door een puntkomma." },
    customHeadTags: { label: "Eigen meta- en link-elementen" },
    hideFromSearch: { label: "Niet vindbaar in zoekmachines" },
  },
});
