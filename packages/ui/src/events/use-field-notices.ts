import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import type { FieldNotice } from "./details.ts";
import { requiredFieldMissing } from "./names.ts";
import { readFieldNotice } from "./read-detail.ts";
import { listenAndRead } from "./window-events.ts";

/** The window events that can set or clear a field's error. */
export type FieldNoticeEvent = typeof requiredFieldMissing | "invalidInput";

/** The event that every control listens to. */
export const missingAnswer: readonly FieldNoticeEvent[] = [requiredFieldMissing];

/**
 * Listens for notices about fields, as `useWindowEvent` does. In a hook of its own, so that a control does not load the
 * readers of other events.
 *
 * @param names the events; the same array while nothing changes
 */
export function useFieldNotices(
  ref: RefObject<Element | null>,
  names: readonly FieldNoticeEvent[],
  handler: (notice: FieldNotice, name: FieldNoticeEvent) => void,
): void {
  const onNotice = useEffectEvent(handler);
  useLayoutEffect(() => {
    const stops = names.map((name) =>
      listenAndRead(ref.current, name, readFieldNotice, (notice) => onNotice(notice, name)),
    );
    return () => stops.forEach((stop) => stop());
  }, [ref, names]);
}
