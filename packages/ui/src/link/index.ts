export { isValidLink, shortcutSchemes } from "./link-rules.ts";
