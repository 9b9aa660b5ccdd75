import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Calls back when Escape is pressed anywhere on the page: what a pointer opened has no focus of its own.
 *
 * @param ref any element of the listening component: it names the page
 * @param isListening whether the key matters now
 */
export function useEscape(ref: RefObject<Element | null>, isListening: boolean, onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") onEscape();
  });
  useEffect(() => {
    const page = isListening ? ref.current?.ownerDocument : undefined;
    const listener = (event: KeyboardEvent): void => onKey(event);
    page?.addEventListener("keydown", listener);
    return () => page?.removeEventListener("keydown", listener);
  }, [ref, isListening]);
}
