import { verticalAlignments } from "@travel-design/ui/models";
import { columnSlots } from "../define/column-slots.ts";
import type { BlockEditor } from "../define/editor.ts";
import { directions, layoutEditor } from "../define/layout-editor.ts";
import { choice, text } from "../define/properties.ts";

export const properties = {
  sectionConfig: text(),
  columnGutterWidth: text(),
  columnMinHeight: text(),
  ...directions,
  columnVerticalAlign: choice(verticalAlignments, "top"),
};

export const editor = {
  label: "Kolommen",
  description: "Twee of meer kolommen naast elkaar, op een smal scherm onder elkaar.",
  icon: "M8 11h14v26H8zM26 11h14v26H26z",
  slots: columnSlots,
  properties: {
    sectionConfig: {
      label: "Verdeling",
      description: 'Leeg: twee helften. Anders JSON in twaalfden: {"columns":[{"columnWidth":8},{"columnWidth":4}]}',
    },
    columnGutterWidth: { label: "Ruimte tussen de kolommen", description: layoutEditor.length },
    columnMinHeight: { label: "Minste hoogte", description: layoutEditor.length },
    ...layoutEditor.directions,
    columnVerticalAlign: { label: "Plaats van de inhoud in hoogte" },
  },
} satisfies BlockEditor<typeof properties>;
