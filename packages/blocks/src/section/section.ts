import { Section } from "@travel-design/ui";
import { backgroundPreloads } from "@travel-design/ui/internal";
import { sectionModel } from "@travel-design/ui/models";
import { defineBlock } from "../define/block.ts";
import { columnContent, shownColumns } from "../define/slots.ts";
import { container, paletteOf, sharp } from "./section.model.ts";

export const section = defineBlock({
  ...container,
  shownSlots: shownColumns,
  runtime: {
    hydrate: "never",
    preloads: (settings, urls) => backgroundPreloads(sectionModel(sharp(settings), urls).background),
  },
  view: Section,
  props: ({ settings, slots }) => ({
    ...sharp(settings),
    slots: columnContent(settings.sectionConfig, slots),
    ...paletteOf(settings),
  }),
});
