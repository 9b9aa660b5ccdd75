import { defineEditor } from "../define/editor.ts";
import { layoutEditor } from "../define/layout-editor.ts";
import { columns, root, sheets } from "../define/template.ts";
import { columnsSection } from "./columns-section.ts";

export const columnsSectionEditor = defineEditor(columnsSection, {
  label: "Kolommen",
  description: "Twee of meer kolommen naast elkaar, op een smal scherm onder elkaar.",
  icon: "M8 11h14v26H8zM26 11h14v26H26z",
  properties: {
    sectionConfig: layoutEditor.columnLayout,
    columnGutterWidth: { label: "Ruimte tussen de kolommen", description: layoutEditor.length },
    columnMinHeight: { label: "Minste hoogte", description: layoutEditor.length },
    ...layoutEditor.directions,
    columnVerticalAlign: { label: "Plaats van de inhoud in hoogte" },
  },
  template: {
    html: root(columns("view")),
    styles: [sheets.spacing, sheets.columns],
  },
});
