export { watchAnchor } from "./anchor.ts";
export { keepPageQuery } from "./keep-page-query.ts";
export { isValidLink, shortcutSchemes } from "./link-rules.ts";
export { withPageQuery } from "./page-query.ts";
export { siteAddress } from "./site-address.ts";
