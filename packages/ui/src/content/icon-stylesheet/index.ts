export { contentIcons, icon, toIconClass, type ContentIcon } from "./icon-class.ts";
export {
  iconStylesheet,
  useIconStylesheet,
  type IconStylesheetPorts,
  type LoadStylesheet,
} from "./use-icon-stylesheet.ts";
