export {
  HostEvents,
  useHostEvents,
  useWindowEvent,
  type FieldNotice,
  type HostEventDetails,
  type HostEventName,
  type HostEventsProps,
  type RaiseHostEvent,
  type UserData,
  type WindowEventDetails,
  type WindowEventName,
} from "./events/index.ts";
export * from "./controls/button/index.ts";
export * from "./controls/checkbox/index.ts";
export * from "./controls/date-picker/index.ts";
export * from "./controls/dialog/index.ts";
export * from "./controls/dropdown/index.ts";
export * from "./controls/error-summary/index.ts";
export * from "./controls/field/index.ts";
export * from "./controls/form/index.ts";
export * from "./controls/input/index.ts";
export * from "./controls/loading-overlay/index.ts";
export * from "./controls/multi-search-list/index.ts";
export * from "./controls/optional-checkboxes/index.ts";
export * from "./controls/radio-group/index.ts";
export * from "./controls/search-list/index.ts";
export * from "./controls/switch/index.ts";
export * from "./controls/text-area/index.ts";
export * from "./controls/tooltip/index.ts";
export * from "./controls/visually-hidden/index.ts";
export { Icon, type IconProps } from "./icons/index.ts";
export { LinkProvider, useLink, type LinkProviderProps, type LinkResolver } from "./link/index.ts";
export * from "./media/carousel/index.ts";
export * from "./media/image/index.ts";
export * from "./layout/index.ts";
export type { ChangeDetails, ChangeReason, TextChangeDetails } from "./internal/change-details.ts";
