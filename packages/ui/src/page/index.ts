// The entry `@travel-design/ui/page`: the parts of a page, and functions that its host calls once per page.
export { keepPageQuery, watchAnchor } from "../link/index.ts";
export * from "./call-to-action/index.ts";
export * from "./contact-strip/index.ts";
export * from "./destination-card/index.ts";
export * from "./faq/index.ts";
export * from "./heading/index.ts";
export * from "./hero/index.ts";
export * from "./itinerary/index.ts";
export * from "./page-footer/index.ts";
export * from "./page-header/index.ts";
export type { PageLink } from "./page-links.ts";
export * from "./rich-text/index.ts";
export * from "./route-map/index.ts";
export * from "./season-price/index.ts";
export * from "./space/index.ts";
export * from "./trust-row/index.ts";
