import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Listens to an event anywhere on the page.
 *
 * @param ref any element of the component, whose document is the page
 * @param isListening whether the event matters now
 */
export function usePageListener<Name extends keyof DocumentEventMap>(
  ref: RefObject<Element | null>,
  name: Name,
  isListening: boolean,
  listener: (event: DocumentEventMap[Name]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const page = isListening ? ref.current?.ownerDocument : undefined;
    const listen = (event: DocumentEventMap[Name]): void => onEvent(event);
    page?.addEventListener(name, listen);
    return () => page?.removeEventListener(name, listen);
  }, [ref, name, isListening]);
}

/**
 * Whether something outside an element was pressed. Losing focus does not cover this: iOS keeps the focus in a field when
 * the page beside it is tapped.
 */
export const isOutside = (event: Event, { current }: RefObject<Element | null>): boolean =>
  current !== null && !event.composedPath().includes(current);
