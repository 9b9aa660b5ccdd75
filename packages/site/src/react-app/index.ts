// The site as a React app on Experience Cloud: its project, and a server that follows the rules of the platform.
export { buildApp } from "./app-assets.ts";
export { createAppSite } from "./app-server.ts";
export * from "./metadata.ts";
export { writeSite } from "./site-files.ts";
export { writeAppProject } from "./write-project.ts";
