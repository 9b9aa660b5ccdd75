export type { BlockAttributes, BlockComponent, BlockPorts, BlockProps } from "./block.ts";
export { catalogue } from "./catalogue.ts";
export { readQuotationSettings } from "./quotation-form/read-settings.ts";
export { readAttributes, type AttributeReader } from "./read-attributes.ts";
