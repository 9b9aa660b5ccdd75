import type { BlockEditor } from "../define/editor.ts";
import { fieldEditor } from "../define/field-editor.ts";
import { flag, text } from "../define/properties.ts";

export const properties = {
  label: text("Label"),
  placeholder: text("Maak uw keuze"),
  options: text(),
  value: text(),
  hint: text(),
  fieldId: text(),
  required: flag(),
  disabled: flag(),
};

export const editor = {
  label: "Keuzelijst",
  description: "Eén keuze uit een korte lijst.",
  icon: "M7 16h34v16H7zM29 22l3 4 3-4M13 24h10",
  properties: {
    ...fieldEditor,
    options: {
      label: "Keuzes",
      description: "Scheid de keuzes met een puntkomma; tekst=waarde als die verschillen.",
    },
    value: { label: "Gekozen bij het begin", description: "De waarde van een van de keuzes." },
  },
} satisfies BlockEditor<typeof properties>;
