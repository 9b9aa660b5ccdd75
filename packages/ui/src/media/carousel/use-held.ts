import { useState, type FocusEvent, type PointerEvent } from "react";

/** What an element takes from {@link useHeld}. */
export interface HoldHandlers {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onTouchStart(): void;
  onTouchEnd(): void;
  onTouchCancel(): void;
  onFocus(): void;
  onBlur(event: FocusEvent): void;
}

/**
 * Tells whether the visitor is busy with an element: a pointer on it, a finger on it, or the focus in it.
 *
 * @returns whether it is so, and the handlers for the element
 */
export function useHeld(): [held: boolean, handlers: HoldHandlers] {
  const [hovered, setHovered] = useState(false);
  const [touched, setTouched] = useState(false);
  const [focused, setFocused] = useState(false);
  const release = (): void => setTouched(false);

  return [
    hovered || touched || focused,
    {
      // A finger that scrolls gives up its pointer at once, but its touch lasts.
      onPointerEnter: ({ pointerType }) => setHovered(pointerType !== "touch"),
      onPointerLeave: () => setHovered(false),
      onTouchStart: () => setTouched(true),
      onTouchEnd: release,
      onTouchCancel: release,
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  ];
}
