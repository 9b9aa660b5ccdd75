// Written by "npm run generate" from the folders beside this file.
import { columnTemplate } from "./column/column.template.ts";
import { columnsSectionTemplate } from "./columns-section/columns-section.template.ts";
import { contentContainerTemplate } from "./content-container/content-container.template.ts";
import { flexibleBlockTemplate } from "./flexible-block/flexible-block.template.ts";
import { flexibleContentTemplate } from "./flexible-content/flexible-content.template.ts";
import { gridTemplate } from "./grid/grid.template.ts";
import { quotationContainerTemplate } from "./quotation-container/quotation-container.template.ts";
import { sectionTemplate } from "./section/section.template.ts";
import { slotsBlockTemplate } from "./slots-block/slots-block.template.ts";
import type { ContainerTemplate } from "./define/template.ts";

/** The LWC templates of containers by the name of the block. Only the generator loads it. */
export const templates: Readonly<Record<string, ContainerTemplate>> = {
  column: columnTemplate,
  columnsSection: columnsSectionTemplate,
  contentContainer: contentContainerTemplate,
  flexibleBlock: flexibleBlockTemplate,
  flexibleContent: flexibleContentTemplate,
  grid: gridTemplate,
  quotationContainer: quotationContainerTemplate,
  section: sectionTemplate,
  slotsBlock: slotsBlockTemplate,
};
