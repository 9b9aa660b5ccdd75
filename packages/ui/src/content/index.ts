export { iconStylesheet, type IconStylesheetPorts, type LoadStylesheet } from "./icon-stylesheet/index.ts";
export * from "./promise-card/index.ts";
export * from "./side-text/index.ts";
export * from "./stars/index.ts";
export * from "./traveler-stories/index.ts";
