import { defineEditor } from "../define/editor.ts";
import { contentSlot, root } from "../define/template.ts";
import { flexibleBlock } from "./flexible-block.ts";

export const flexibleBlockEditor = defineEditor(flexibleBlock, {
  label: "Vrij vak",
  description: "Een vak met een eigen maat, rand en kleur, om andere blokken in te plaatsen.",
  icon: "M8 12h32v24H8zM17 20h14v8H17z",
  group: "Indeling",
  example: { width: "50%" },
  properties: {
    height: { label: "Hoogte", description: "Het vak groeit als de inhoud meer ruimte vraagt." },
    alignment: { label: "Plaats van de inhoud" },
    borderStyle: { label: "Soort rand" },
  },
  template: { html: root(contentSlot), styles: ["ui/src/layout/flexible-block/FlexibleBlock.css"] },
});
