export type {
  FieldNotice,
  HostEventDetails,
  HostEventName,
  UserData,
  WindowEventDetails,
  WindowEventName,
} from "./details.ts";
export { HostEvents, useHostEvents, type HostEventsProps, type RaiseHostEvent } from "./host-events.tsx";
export { hostEventNames, requiredFieldMissing, windowEventNames } from "./names.ts";
export { useFieldNotice, type FieldNoticeEvent } from "./use-field-notice.ts";
export { useWindowEvent } from "./use-window-event.ts";
export { dispatchWindowEvent, listenToWindowEvent } from "./window-events.ts";
