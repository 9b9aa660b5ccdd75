// Formats and sanitizing: no React, no Node, no page.
export * from "./days.ts";
export * from "./formats.ts";
export * from "./sanitize.ts";
