import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import type { WindowEventDetails, WindowEventName } from "./details.ts";
import { listenToWindowEvent } from "./window-events.ts";

/**
 * Listens for a window event while the component is mounted. The latest handler is called. Events with an invalid payload
 * are ignored.
 *
 * @param ref any element of the listening component: it names the window to listen on
 */
export function useWindowEvent<Name extends WindowEventName>(
  ref: RefObject<Element | null>,
  name: Name,
  handler: (detail: WindowEventDetails[Name]) => void,
): void {
  const onEvent = useEffectEvent(handler);
  // A passive effect would miss an event that is dispatched right after the first render.
  useLayoutEffect(() => listenToWindowEvent(ref.current, name, (detail) => onEvent(detail)), [ref, name]);
}
