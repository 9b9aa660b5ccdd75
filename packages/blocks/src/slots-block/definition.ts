import { contentGrids, maxSlots } from "@travel-design/ui/models";
import { contentSlots } from "../define/content-slots.ts";
import type { BlockEditor } from "../define/editor.ts";
import { layoutEditor } from "../define/layout-editor.ts";
import { choice, flag, text, whole } from "../define/properties.ts";

export const properties = {
  title: text(),
  subtitle: text(),
  slotAmount: whole(4, { min: 0, max: maxSlots }),
  contentGrid: choice(contentGrids, "grid"),
  colorWhite: flag(),
};

export const editor = {
  label: "Raster of carrousel",
  description: "Maximaal 24 blokken onder een titel: een raster dat op een smal scherm een carrousel wordt.",
  icon: "M13 14h22v20H13zM8 18v12M40 18v12M21 39h.1M24 39h.1M27 39h.1",
  base: "slidingLayout",
  slots: contentSlots,
  properties: {
    title: layoutEditor.title,
    subtitle: layoutEditor.subtitle,
    slotAmount: { label: "Aantal blokken" },
    contentGrid: { label: "Vorm", description: "grid wordt op een smal scherm een carrousel; slider is het overal." },
    colorWhite: { label: "Witte knoppen", description: "Voor een donkere ondergrond." },
  },
} satisfies BlockEditor<typeof properties>;
