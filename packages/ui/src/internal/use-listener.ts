import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import { listenToWindow } from "./listen-to-window.ts";

/**
 * Listens to an event on the window while the component is mounted. The latest listener is called.
 *
 * @param ref any element of the component: it names the window
 */
export function useWindowListener(
  ref: RefObject<Element | null>,
  name: string,
  listener: (event: Event) => unknown,
): void {
  const onEvent = useEffectEvent(listener);
  // A passive effect would miss an event that is dispatched right after the first render.
  useLayoutEffect(() => listenToWindow(ref.current, name, (event) => onEvent(event)), [ref, name]);
}

/**
 * Whether something outside an element was pressed. Losing focus does not cover this: iOS keeps the focus in a field when
 * the page beside it is tapped.
 */
export const isOutside = (event: Event, { current }: RefObject<Element | null>): boolean =>
  current !== null && !event.composedPath().includes(current);
