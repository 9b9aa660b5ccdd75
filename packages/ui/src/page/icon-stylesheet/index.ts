export {
  iconStylesheet,
  useIconStylesheet,
  type IconStylesheetPorts,
  type LoadStylesheet,
} from "./use-icon-stylesheet.ts";
