import { alignments, itemSpacings } from "@travel-design/ui/models";
import { contentSlots } from "../define/content-slots.ts";
import type { BlockEditor } from "../define/editor.ts";
import { layoutEditor } from "../define/layout-editor.ts";
import { choice, colour, flag, text, whole } from "../define/properties.ts";

export const properties = {
  numberOfColumns: whole(3, { min: 1, max: 6 }),
  itemSpacing: choice(itemSpacings, "none"),
  width: text(),
  horizontalAlignment: choice(alignments, "left"),
  isFixedRowHeight: flag(),
  showPagination: flag(),
  autoScrollToMostRecent: flag(),
  backgroundColor: colour(),
  borderWidth: text(),
  borderColor: colour(),
  borderRadius: text(),
};

export const editor = {
  label: "Raster",
  description: "Maximaal 24 blokken in kolommen; een knop laat zo nodig de volgende zien.",
  icon: "M8 10h9v9H8zM20 10h9v9h-9zM32 10h9v9h-9zM8 24h9v9H8zM20 24h9v9h-9zM32 24h9v9h-9z",
  base: "pagedLayout",
  slots: contentSlots,
  properties: {
    numberOfColumns: { label: "Aantal kolommen", description: "Op een smal scherm zijn het er minder." },
    itemSpacing: { label: "Ruimte tussen de blokken" },
    width: { label: "Breedte", description: layoutEditor.length },
    horizontalAlignment: { label: "Plaats van een smal raster" },
    isFixedRowHeight: { label: "Alle rijen even hoog" },
    showPagination: { label: "Knop Meer tonen" },
    autoScrollToMostRecent: { label: "Naar de nieuwste blokken schuiven" },
    backgroundColor: layoutEditor.backgroundColor,
    borderWidth: layoutEditor.borderWidth,
    borderColor: layoutEditor.borderColor,
    borderRadius: layoutEditor.borderRadius,
  },
} satisfies BlockEditor<typeof properties>;
