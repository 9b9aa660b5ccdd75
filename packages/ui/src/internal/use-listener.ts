import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import { listen } from "./listen.ts";

/** The element itself, as the target of {@link useListener}. */
export const itself = (element: Element): EventTarget => element;

/** The document or the shadow root that an element is in. */
export const rootOf = (element: Element): Node => element.getRootNode();

const windowOf = (element: Element): EventTarget | null => element.ownerDocument.defaultView;

/**
 * Listens for an event while the component is mounted. The latest listener is called.
 *
 * @param targetOf finds the target from an element of the component. Define it outside components
 */
export function useListener(
  ref: RefObject<Element | null>,
  targetOf: (element: Element) => EventTarget | null,
  name: string,
  listener: (event: Event) => unknown,
): void {
  const onEvent = useEffectEvent(listener);
  // A passive effect would miss an event that is dispatched right after the first render.
  useLayoutEffect(
    () => listen(ref.current && targetOf(ref.current), name, (event) => onEvent(event)),
    [ref, targetOf, name],
  );
}

/** {@link useListener} on the window of an element. */
export const useWindowListener = (
  ref: RefObject<Element | null>,
  name: string,
  listener: (event: Event) => unknown,
): void => useListener(ref, windowOf, name, listener);

/**
 * Whether something outside an element was pressed. Losing focus does not cover this: iOS keeps the focus in a field when
 * the page beside it is tapped.
 */
export const isOutside = (event: Event, { current }: RefObject<Element | null>): boolean =>
  current !== null && !event.composedPath().includes(current);
