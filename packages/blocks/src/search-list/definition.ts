import type { BlockEditor } from "../define/editor.ts";
import { fieldEditor } from "../define/field-editor.ts";
import { flag, text } from "../define/properties.ts";

export const properties = {
  label: text("Search"),
  placeholder: text("Start typing..."),
  options: text(),
  value: text(),
  hint: text(),
  fieldId: text(),
  required: flag(),
  disabled: flag(),
};

export const editor = {
  label: "Zoeklijst",
  description: "Eén keuze uit een lange lijst, die al typend korter wordt.",
  icon: "M21 11a10 10 0 1 0 .1 0M28 28l10 10M16 21h10",
  properties: {
    ...fieldEditor,
    options: {
      label: "Suggesties",
      description: "Scheid de suggesties met een puntkomma; tekst=waarde als die verschillen.",
    },
  },
} satisfies BlockEditor<typeof properties>;
