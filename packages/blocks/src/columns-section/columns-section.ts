import { ColumnsSection } from "@travel-design/ui";
import { defineBlock } from "#define-block";
import { columnContent, shownColumns } from "../define/slots.ts";
import { container } from "./columns-section.model.ts";

export const columnsSection = defineBlock({
  ...container,
  shownSlots: shownColumns,
  runtime: { hydrate: "never" },
  view: ColumnsSection,
  props: ({ settings, slots }) => ({ slots: columnContent(settings.sectionConfig, slots) }),
});
