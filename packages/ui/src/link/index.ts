export { Anchor } from "./Anchor.tsx";
export { LinkProvider, useLink, type LinkProviderProps, type LinkResolver } from "./link-context.tsx";
export { isValidLink } from "./link-rules.ts";
