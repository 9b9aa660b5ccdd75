export { catalogue } from "./catalogue.ts";
export type { BlockComponent, BlockPorts, BlockProps } from "./define/block.tsx";
export type { BlockAttributes } from "./define/read-settings.ts";
export { formPorts, type FormHost } from "./quotation-form/form-ports.ts";
export { QuotationFormBlock } from "./quotation-form/QuotationFormBlock.tsx";
export { SideTextBlock } from "./side-text/SideTextBlock.tsx";
export { TravellerStoriesBlock } from "./traveller-stories/TravellerStoriesBlock.tsx";
