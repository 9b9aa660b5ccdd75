import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Calls back when something outside an element is pressed. Losing focus does not cover this: iOS keeps the focus in a
 * field when the page beside it is tapped.
 *
 * @param ref the element
 * @param isListening whether presses matter now
 */
export function useOutsidePress(ref: RefObject<Element | null>, isListening: boolean, onPress: () => void): void {
  const onOutsidePress = useEffectEvent(onPress);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isListening) return;
    const listener = (event: Event): void => {
      if (!event.composedPath().includes(element)) onOutsidePress();
    };
    const page = element.ownerDocument;
    page.addEventListener("pointerdown", listener);
    return () => page.removeEventListener("pointerdown", listener);
  }, [ref, isListening]);
}
