// The server of the page builder.
export { buildBuilder, createBuilderArea, type BuilderAreaOptions } from "./builder-area.ts";
export type { PublishTools } from "./publish/publish.ts";
