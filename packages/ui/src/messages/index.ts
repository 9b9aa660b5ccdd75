// Every text that components render without being given one. Import them all as `messages`: a bundler keeps those that are used.
// One file per group, so that a page does not load the texts of components that it does not render.
export * from "./choices.ts";
export * from "./controls.ts";
export * from "./layout.ts";
export * from "./page.ts";
