export { watchAnchor } from "./anchor.ts";
export { keepPageQuery } from "./keep-page-query.ts";
export { LinkProvider, useLink, type LinkProviderProps, type LinkResolver } from "./link-context.tsx";
export { isValidLink, shortcutSchemes } from "./link-rules.ts";
export { withPageQuery } from "./page-query.ts";
export { siteAddress } from "./site-address.ts";
