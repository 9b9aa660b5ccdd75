import type { RefObject } from "react";
import { useWindowListener } from "../internal/use-listener.ts";
import type { FieldNotice } from "./details.ts";
import type { requiredFieldMissing } from "./names.ts";
import { callWithDetail, readFieldNotice } from "./read-detail.ts";

/** The window events that can set or clear a field's error. */
export type FieldNoticeEvent = typeof requiredFieldMissing | "invalidInput";

/**
 * Listens for notices about fields, as `useWindowEvent` does. In a hook of its own, so that a control does not load the
 * readers of other events.
 */
export function useFieldNotice(
  ref: RefObject<Element | null>,
  name: FieldNoticeEvent,
  handler: (notice: FieldNotice) => unknown,
): void {
  useWindowListener(ref, name, (event) => callWithDetail(event, readFieldNotice, handler));
}
