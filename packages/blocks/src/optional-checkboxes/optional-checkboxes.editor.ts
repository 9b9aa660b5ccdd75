import { defineEditor } from "../define/editor.ts";
import { optionalCheckboxes } from "./optional-checkboxes.tsx";

export const optionalCheckboxesEditor = defineEditor(optionalCheckboxes, {
  label: "Paar aankruisvakken",
  description: "Twee vakken die elkaar uitsluiten; het eerste laat een toelichting zien.",
  icon: "M9 10h12v12H9zM9 27h12v12H9zM27 16h12M27 33h12M12 16l2 2 4-5",
  group: "Formulier",
  example: { legend: "Bestemming", extraText: "Vertel ons meer." },
  properties: {
    legend: { label: "Naam van het paar" },
    mainLabel: { label: "Eerste vak" },
    optionalLabel: { label: "Tweede vak" },
    value: { label: "Aangekruist bij het begin" },
    extraText: { label: "Toelichting", description: "Te zien zolang het eerste vak is aangekruist." },
  },
});
