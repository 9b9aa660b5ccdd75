import { defineEditor } from "../define/editor.ts";
import { datePicker } from "./date-picker.ts";

export const datePickerEditor = defineEditor(datePicker, {
  label: "Datumkiezer",
  description: "Eén dag, gekozen in de kalender van de browser.",
  icon: "M9 12h30v27H9zM9 20h30M16 8v7M32 8v7M16 27h4M24 27h4M16 33h4",
  group: "Formulier",
  example: { label: "Vroegste vertrekdatum" },
  properties: {
    value: { label: "Begindatum", description: "Als jaar-maand-dag, bijvoorbeeld 2027-05-01." },
  },
});
