import type { RefObject } from "react";
import { usePageListener } from "./use-page-listener.ts";

/**
 * Calls back when something outside an element is pressed. Losing focus does not cover this: iOS keeps the focus in a
 * field when the page beside it is tapped.
 *
 * @param ref the element
 * @param isListening whether presses matter now
 */
export function useOutsidePress(ref: RefObject<Element | null>, isListening: boolean, onPress: () => void): void {
  usePageListener(ref, "pointerdown", isListening, (event) => {
    if (ref.current && !event.composedPath().includes(ref.current)) onPress();
  });
}
