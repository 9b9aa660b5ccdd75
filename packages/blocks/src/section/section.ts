import { Section } from "@travel-design/ui";
import { backgroundPreloads } from "@travel-design/ui/internal";
import { defineBlock } from "#define-block";
import { columnContent, shownColumns } from "../define/slots.ts";
import { container, paletteOf, withLargestFiles } from "./section.model.ts";

export const section = defineBlock({
  ...container,
  shownSlots: shownColumns,
  runtime: {
    hydrate: "never",
    preloads: (settings, urls) => backgroundPreloads(container.model(settings, urls).background),
  },
  view: Section,
  props: ({ settings, slots }) => ({
    ...withLargestFiles(settings),
    slots: columnContent(settings.sectionConfig, slots),
    ...paletteOf(settings),
  }),
});
