export type {
  FieldNotice,
  HostEventDetails,
  HostEventName,
  UserData,
  WindowEventDetails,
  WindowEventName,
} from "./details.ts";
export {
  containNativeEvents,
  HostEvents,
  useHostEvents,
  type HostEventsProps,
  type RaiseHostEvent,
} from "./host-events.tsx";
export { hostEventNames, windowEventNames } from "./names.ts";
export { dispatchWindowEvent, useWindowEvent } from "./window-events.ts";
