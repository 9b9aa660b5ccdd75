import { defineEditor } from "../define/editor.ts";
import { searchList } from "./search-list.ts";

export const searchListEditor = defineEditor(searchList, {
  label: "Zoeklijst",
  description: "Eén keuze uit een lange lijst, die al typend korter wordt.",
  icon: "M21 11a10 10 0 1 0 .1 0M28 28l10 10M16 21h10",
  group: "Formulier",
  example: { label: "Bestemming", options: "Japan || Jordanië || Peru" },
  properties: {
    options: {
      label: "Suggesties",
      description: "Per suggestie: tekst, of tekst | waarde als die verschillen. || begint een nieuwe suggestie.",
      parts: { label: "Tekst", value: "Waarde" },
    },
  },
});
