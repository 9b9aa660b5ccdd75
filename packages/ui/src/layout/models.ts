// The layout blocks without React and without a browser: what hosts with templates of their own draw from.
export * from "./breakpoints.ts";
export * from "./columns/column-model.ts";
export * from "./columns/columns-model.ts";
export * from "./columns/section-config.ts";
export * from "./content-container/content-container-model.ts";
export * from "./flexible-block/flexible-block-model.ts";
export * from "./flexible-content/flexible-content-model.ts";
export * from "./grid/grid-items.ts";
export * from "./grid/grid-model.ts";
export * from "./section/background.ts";
export * from "./section/section-model.ts";
export * from "./settings/layout-view.ts";
export * from "./settings/normalise.ts";
export * from "./slots/slots-model.ts";
