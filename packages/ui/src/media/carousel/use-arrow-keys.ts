import { useEffect, useEffectEvent, type RefObject } from "react";

/** Options of {@link useArrowKeys}. */
export interface ArrowKeysOptions {
  /** Keys pressed in this element count. */
  root: RefObject<Element | null>;
  /** Keys pressed in what stands in this element do not: they are for a text field or a list there. */
  except: RefObject<Element | null>;
  /** Called with where the key points; true when something came of it. */
  onArrow(direction: "previous" | "next"): boolean;
}

/** Hears the arrow keys that point to a previous and a next thing, by the direction of the text. */
export function useArrowKeys({ root, except, onArrow }: ArrowKeysOptions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const path = event.composedPath();
    const isWithin = except.current && path[0] !== except.current && path.includes(except.current);
    // With such a key beside it an arrow is a shortcut of the browser: Alt and the left one go back a page.
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
    if (isWithin || isShortcut || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    const forward = root.current?.matches(":dir(rtl)") ? "ArrowLeft" : "ArrowRight";
    if (onArrow(event.key === forward ? "next" : "previous")) event.preventDefault();
  });
  useEffect(() => {
    const element = root.current;
    const listener = (event: Event): void => {
      if (event instanceof KeyboardEvent) onKey(event);
    };
    element?.addEventListener("keydown", listener);
    return () => element?.removeEventListener("keydown", listener);
  }, [root]);
}
