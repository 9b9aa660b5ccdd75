import type { BlockEditor } from "../define/editor.ts";
import { text, whole } from "../define/properties.ts";

export const properties = {
  columnWidth: text(),
  columnCount: whole(1, { min: 1, max: 12 }),
};

export const editor = {
  label: "Kolom",
  description: "Eén kolom van een zelf gemaakte rij.",
  icon: "M17 9h14v30H17zM9 9v30M39 9v30",
  slots: [{ name: "default", description: "The content of the column." }],
  properties: {
    columnWidth: {
      label: "Breedte in twaalfden",
      description: "6 is de helft, 4 een derde, 8 twee derde, 2 een zesde van de rij. Leeg: een gelijk deel.",
    },
    columnCount: { label: "Aantal kolommen in de rij" },
  },
} satisfies BlockEditor<typeof properties>;
