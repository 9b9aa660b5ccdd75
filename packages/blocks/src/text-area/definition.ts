import type { BlockEditor } from "../define/editor.ts";
import { fieldEditor } from "../define/field-editor.ts";
import { flag, text, whole } from "../define/properties.ts";

export const properties = {
  label: text("Label"),
  placeholder: text(),
  rows: whole(5, { min: 1, max: 40 }),
  value: text(),
  hint: text(),
  fieldId: text(),
  required: flag(),
  disabled: flag(),
};

export const editor = {
  label: "Tekstvak",
  description: "Ruimte voor een antwoord van meer regels.",
  icon: "M8 10h32v28H8zM14 17h20M14 23h20M14 29h12",
  properties: { ...fieldEditor, rows: { label: "Aantal regels" } },
} satisfies BlockEditor<typeof properties>;
