export { colorOf, contrastProblems, type ContrastProblem, type UsedColor } from "./branding/brand-contrast.ts";
export { brandingStyle, readBranding, type Branding } from "./branding/read-branding.ts";
export { findComponent, readComponent, type ContentComponent, type ContentRegion } from "./content/content-tree.ts";
export { findPage, type Page, type SiteFiles } from "./content/site-pages.ts";
export { serverPorts } from "./ports/server-ports.ts";
export { Region } from "./render/ContentView.tsx";
export { RenderingProvider, type ComponentView, type PageRendering } from "./render/page-rendering.ts";
export { Section } from "./render/Section.tsx";
export { views } from "./render/views.tsx";
