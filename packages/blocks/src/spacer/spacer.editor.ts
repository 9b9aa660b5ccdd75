import { defineEditor } from "../define/editor.ts";
import { spacer } from "./spacer.ts";

export const spacerEditor = defineEditor(spacer, {
  label: "Tussenruimte",
  description: "Ruimte tussen twee blokken, of een plaats waar een link naartoe gaat.",
  icon: "M8 10h32M8 38h32M24 15v18M20 19l4-4 4 4M20 29l4 4 4-4",
  group: "Indeling",
  example: { size: "Groot" },
  properties: { size: { label: "Grootte" } },
});
