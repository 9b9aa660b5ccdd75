import { defineEditor } from "../define/editor.ts";
import { layoutEditor } from "../define/layout-editor.ts";
import { slotsBlock } from "./slots-block.ts";

export const slotsBlockEditor = defineEditor(slotsBlock, {
  label: "Raster of carrousel",
  description: "Maximaal 24 blokken onder een titel: een raster dat op een smal scherm een carrousel wordt.",
  icon: "M13 14h22v20H13zM8 18v12M40 18v12M21 39h.1M24 39h.1M27 39h.1",
  example: { title: "Bestemmingen" },
  base: "tdSlidingLayout",
  properties: {
    title: layoutEditor.title,
    subtitle: layoutEditor.subtitle,
    slotAmount: { label: "Aantal blokken" },
    contentGrid: { label: "Vorm", description: "Een raster wordt op een smal scherm een carrousel." },
    colorWhite: { label: "Witte knoppen", description: "Voor een donkere ondergrond." },
  },
});
