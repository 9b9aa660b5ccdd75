import { Section } from "@travel-design/ui";
import { defineBlock } from "../define/block.ts";
import { columnContent } from "../define/column-slots.ts";
import { sectionContainer } from "./section.model.ts";

export const section = defineBlock({
  ...sectionContainer,
  runtime: { hydrate: "never" },
  view: Section,
  props: ({ settings, slots }) => ({ slots: columnContent(settings.sectionConfig, slots) }),
});
