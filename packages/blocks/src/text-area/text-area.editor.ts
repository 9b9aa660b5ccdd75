import { defineEditor } from "../define/editor.ts";
import { textArea } from "./text-area.ts";

export const textAreaEditor = defineEditor(textArea, {
  label: "Tekstvak",
  description: "Ruimte voor een antwoord van meer regels.",
  icon: "M8 10h32v28H8zM14 17h20M14 23h20M14 29h12",
  group: "Formulier",
  example: { label: "Uw wensen" },
  properties: { rows: { label: "Aantal regels" } },
});
