import { defineEditor } from "../define/editor.ts";
import { dropdown } from "./dropdown.ts";

export const dropdownEditor = defineEditor(dropdown, {
  label: "Keuzelijst",
  description: "Eén keuze uit een korte lijst.",
  icon: "M7 16h34v16H7zM29 22l3 4 3-4M13 24h10",
  group: "Formulier",
  example: { label: "Aanhef", options: "De heer || Mevrouw || Familie" },
  properties: {
    options: {
      label: "Keuzes",
      description: "Per keuze: tekst, of tekst | waarde als die verschillen. || begint een nieuwe keuze.",
      parts: { label: "Tekst", value: "Waarde" },
    },
    value: { label: "Gekozen bij het begin", description: "De waarde van een van de keuzes." },
  },
});
