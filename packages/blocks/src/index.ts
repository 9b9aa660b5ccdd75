export { blocks } from "./blocks.ts";
export { hero } from "./hero/hero.ts";
export type { Block } from "./define/block.ts";
export type { BlockPorts, ParsedSettings, RenderableBlock, SlotContent } from "./define/rendering.ts";
export { bundleName } from "./define/bundle-name.ts";
export { BlockView, settingLine, type BlockViewProps } from "./define/BlockView.tsx";
export { ParsedBlockView, type ParsedBlockViewProps } from "./define/ParsedBlockView.tsx";
export { recordCampaign } from "./quotation-form/campaign.ts";
export { destinationOf } from "./quotation-form/destination-links.ts";
export { formPorts, type FormHost } from "./quotation-form/form-ports.ts";
export { pushMeasurement } from "./quotation-form/measurement.ts";
export { BlockBoundary } from "./define/BlockBoundary.tsx";
export { listeners } from "./listeners.ts";
export { interactiveBlocks } from "./interactive-blocks.ts";
export { faq } from "./faq/faq.ts";
export { searchMetadata } from "./search-metadata/search-metadata.ts";
// By name, because the form's script contains no other block.
export { renderableQuotationForm } from "./quotation-form/QuotationFormView.tsx";
