import { ColumnBlock } from "./column/ColumnBlock.tsx";
import { ColumnsSectionBlock } from "./columns-section/ColumnsSectionBlock.tsx";
import { ContentContainerBlock } from "./content-container/ContentContainerBlock.tsx";
import type { BlockComponent } from "./define/block.tsx";
import { FlexibleBlockBlock } from "./flexible-block/FlexibleBlockBlock.tsx";
import { FlexibleContentBlock } from "./flexible-content/FlexibleContentBlock.tsx";
import { GridBlock } from "./grid/GridBlock.tsx";
import { QuotationContainerBlock } from "./quotation-container/QuotationContainerBlock.tsx";
import { SectionBlock } from "./section/SectionBlock.tsx";
import { SlotsBlockBlock } from "./slots-block/SlotsBlockBlock.tsx";

/** Blocks with drop zones. React draws them on the local site; in Salesforce a template of their own does. */
export const containers: readonly (readonly [name: string, block: BlockComponent])[] = [
  ["quotationContainer", QuotationContainerBlock],
  ["section", SectionBlock],
  ["columnsSection", ColumnsSectionBlock],
  ["column", ColumnBlock],
  ["contentContainer", ContentContainerBlock],
  ["slotsBlock", SlotsBlockBlock],
  ["grid", GridBlock],
  ["flexibleBlock", FlexibleBlockBlock],
  ["flexibleContent", FlexibleContentBlock],
];
