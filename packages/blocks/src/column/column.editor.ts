import { defineEditor } from "../define/editor.ts";
import { contentSlot, root, sheets } from "../define/template.ts";
import { column } from "./column.ts";

export const columnEditor = defineEditor(column, {
  label: "Kolom",
  description: "Eén kolom van een zelf gemaakte rij.",
  icon: "M17 9h14v30H17zM9 9v30M39 9v30",
  group: "Indeling",
  properties: {
    columnWidth: { label: "Breedte", description: "Deel van de rij. Leeg: een gelijk deel." },
    columnCount: { label: "Aantal kolommen in de rij" },
  },
  template: {
    html: root(contentSlot),
    styles: [sheets.columns],
    // The column's width is a part of its row, not of the bundle's own element.
    ownStyle: "c-td-column { display: contents; }",
  },
});
