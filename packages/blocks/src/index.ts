export { blocks } from "./blocks.ts";
export type { Block, BlockPorts, SlotContent } from "./define/block.ts";
export { bundleName } from "./define/bundle-name.ts";
export { BlockView, type BlockViewProps } from "./define/BlockView.tsx";
export { recordCampaign } from "./quotation-form/campaign.ts";
export { destinationOf, formPorts, type FormHost } from "./quotation-form/form-ports.ts";
export { pushMeasurement } from "./quotation-form/measurement.ts";
export { BlockBoundary } from "./define/BlockBoundary.tsx";
export { followers } from "./followers.ts";
export { interactiveBlocks } from "./interactive-blocks.ts";
// By name, because the form's script contains no other block.
export { searchMetadata } from "./search-metadata/search-metadata.ts";
export { quotationForm } from "./quotation-form/quotation-form.tsx";
