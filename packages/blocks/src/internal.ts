// What tools and other packages of this repository read of this package. No page loads it as a whole.
export { bundleName, definitionOf } from "./define/bundle-name.ts";
export { defineBlock, type Block } from "./define/block.ts";
export type { PropertyEditor } from "./define/common-editors.ts";
export type { Component } from "./define/component.ts";
export { defineEditor, groups, type BlockEditor, type EditableBlock, type Group } from "./define/editor.ts";
export { failures } from "./messages/failures.ts";
export { contentIcons } from "./parts/icon-stylesheet/icon-class.ts";
export { recordCampaign } from "./quotation-form/campaign.ts";
export type { PlatformComponent } from "./platform/platform-component.ts";
export { pageRoot, platformComponents, seoAssistant } from "./platform/platform-components.ts";
export { platformEditors } from "./platform/platform-editors.ts";
export { newColumn, platformSection, sectionConfig, type SectionColumn } from "./platform/platform-section.ts";
export { parseRichText, type Inline, type TextBlock } from "./rich-text/parse-rich-text.ts";
export { landText, ringsOf } from "./route-map/land.ts";
export type { Place } from "./route-map/projection.ts";
export { areaOf } from "./route-map/route-layout.ts";
export { routeMapProperties } from "./route-map/route-map-properties.ts";
export { searchMetadataProperties } from "./search-metadata/search-metadata-properties.ts";
