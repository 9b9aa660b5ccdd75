import { alignments, itemSpacings } from "@travel-design/ui/models";
import type { BlockEditor } from "../define/editor.ts";
import { directions, layoutEditor } from "../define/layout-editor.ts";
import { choice } from "../define/properties.ts";

export const properties = {
  ...directions,
  itemSpacing: choice(itemSpacings, "none"),
  alignment: choice(alignments, "left"),
};

export const editor = {
  label: "Vrije indeling",
  description: "Blokken naast elkaar die op een nieuwe regel verdergaan, of onder elkaar.",
  icon: "M8 12h10v10H8zM22 12h18v10H22zM8 27h20v10H8zM32 27h8v10h-8z",
  slots: [{ name: "default", description: "The items." }],
  properties: {
    ...layoutEditor.directions,
    itemSpacing: { label: "Ruimte tussen de blokken" },
    alignment: { label: "Kant waar de blokken staan" },
  },
} satisfies BlockEditor<typeof properties>;
