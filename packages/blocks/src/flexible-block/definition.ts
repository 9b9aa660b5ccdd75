import { borderStyles, flexAlignments } from "@travel-design/ui/models";
import type { BlockEditor } from "../define/editor.ts";
import { layoutEditor } from "../define/layout-editor.ts";
import { choice, colour, text } from "../define/properties.ts";

export const properties = {
  width: text(),
  height: text(),
  alignment: choice(flexAlignments, "center"),
  backgroundColor: colour(),
  borderStyle: choice(borderStyles, "solid"),
  borderWidth: text(),
  borderColor: colour(),
  borderRadius: text(),
};

export const editor = {
  label: "Vrij vak",
  description: "Een vak met een eigen maat, rand en kleur, om andere blokken in te plaatsen.",
  icon: "M8 12h32v24H8zM17 20h14v8H17z",
  slots: [{ name: "default", description: "The content of the box." }],
  properties: {
    width: { label: "Breedte", description: layoutEditor.length },
    height: { label: "Hoogte", description: "Het vak groeit als de inhoud meer ruimte vraagt." },
    alignment: { label: "Plaats van de inhoud" },
    backgroundColor: layoutEditor.backgroundColor,
    borderStyle: { label: "Soort rand" },
    borderWidth: layoutEditor.borderWidth,
    borderColor: layoutEditor.borderColor,
    borderRadius: layoutEditor.borderRadius,
  },
} satisfies BlockEditor<typeof properties>;
