import { lengthHelp } from "../define/common-editors.ts";
import { defineEditor } from "../define/editor.ts";
import { columns, root, sheets } from "../define/template.ts";
import { columnsSection } from "./columns-section.ts";

export const columnsSectionEditor = defineEditor(columnsSection, {
  label: "Kolommen",
  description: "Twee of meer kolommen naast elkaar, op een smal scherm onder elkaar.",
  icon: "M8 11h14v26H8zM26 11h14v26H26z",
  group: "Indeling",
  properties: {
    columnGutterWidth: { label: "Ruimte tussen de kolommen", description: lengthHelp },
    columnMinHeight: { label: "Minimale hoogte", description: lengthHelp },
    columnVerticalAlign: { label: "Plaats van de inhoud in hoogte" },
  },
  template: { html: root(columns("view")), styles: [sheets.spacing, sheets.columns] },
});
