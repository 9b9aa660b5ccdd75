export { watchAnchor } from "./anchor.ts";
export { keepPageQuery } from "./keep-page-query.ts";
export { LinkProvider, useLink, type LinkProviderProps, type LinkResolver } from "./link-context.tsx";
export { isValidLink } from "./link-rules.ts";
