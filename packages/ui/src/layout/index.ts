export * from "./columns/index.ts";
export * from "./content-container/index.ts";
export * from "./flexible-block/index.ts";
export * from "./flexible-content/index.ts";
export * from "./grid/index.ts";
export * from "./section/index.ts";
export * from "./slots/index.ts";
export * from "./stack/index.ts";
