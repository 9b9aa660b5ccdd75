export { LinkProvider, useLink, type LinkProviderProps, type LinkResolver } from "./link-context.tsx";
export { isValidLink, shortcutSchemes } from "./link-rules.ts";
