import type { BlockEditor } from "../define/editor.ts";
import { fieldEditor } from "../define/field-editor.ts";
import { choice, flag, text } from "../define/properties.ts";

export const properties = {
  legend: text(),
  mainLabel: text("Ja, dat weet ik al"),
  optionalLabel: text("Dat weet ik (nog) niet"),
  value: choice(["none", "known", "unknown"], "none"),
  extraText: text(),
  fieldId: text("optioneel"),
  required: flag(),
  disabled: flag(),
};

export const editor = {
  label: "Paar aankruisvakken",
  description: "Twee vakken die elkaar uitsluiten; het eerste laat een toelichting zien.",
  icon: "M9 10h12v12H9zM9 27h12v12H9zM27 16h12M27 33h12M12 16l2 2 4-5",
  properties: {
    legend: { label: "Naam van het paar" },
    mainLabel: { label: "Eerste vak" },
    optionalLabel: { label: "Tweede vak" },
    value: {
      label: "Aangekruist bij het begin",
      description: "known is het eerste vak, unknown het tweede, none geen van beide.",
    },
    extraText: { label: "Toelichting", description: "Te zien zolang het eerste vak is aangekruist." },
    fieldId: fieldEditor.fieldId,
    required: fieldEditor.required,
    disabled: fieldEditor.disabled,
  },
} satisfies BlockEditor<typeof properties>;
