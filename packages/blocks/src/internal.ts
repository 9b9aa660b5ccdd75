// What tools and other packages of this repository read of this package. No page loads it as a whole.
export { bundleName } from "./define/bundle-name.ts";
export { defineBlock, type Block } from "./define/block.ts";
export type { PropertyEditor } from "./define/common-words.ts";
export { defineEditor, groups, type EditableBlock, type Group } from "./define/editor.ts";
export { messages } from "./messages.ts";
export { contract } from "./mount/contract.ts";
export { recordCampaign } from "./quotation-form/campaign.ts";
export { searchMetadataProperties } from "./search-metadata/search-metadata-properties.ts";
