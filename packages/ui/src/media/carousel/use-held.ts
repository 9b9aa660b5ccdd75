import { useState, type ComponentProps } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";

type HoldEvent =
  "onPointerEnter" | "onPointerLeave" | "onTouchStart" | "onTouchEnd" | "onTouchCancel" | "onFocus" | "onBlur";

/** Handlers by which an element tells that a visitor is busy with it. */
export type HoldHandlers = Pick<ComponentProps<"section">, HoldEvent>;

/**
 * Tells whether the visitor is busy with an element: a pointer on it, a finger on it, or the focus in it.
 *
 * @param owner the handlers that the page gave the element, which are called first
 * @returns whether it is so, and the handlers for the element
 */
export function useHeld(owner: HoldHandlers): [held: boolean, handlers: HoldHandlers] {
  const [hovered, setHovered] = useState(false);
  const [touched, setTouched] = useState(false);
  const [focused, setFocused] = useState(false);
  const release = (): void => setTouched(false);

  return [
    hovered || touched || focused,
    {
      // A finger that scrolls gives up its pointer at once, but its touch lasts.
      onPointerEnter: chainHandlers(owner.onPointerEnter, ({ pointerType }) => setHovered(pointerType !== "touch")),
      onPointerLeave: chainHandlers(owner.onPointerLeave, () => setHovered(false)),
      onTouchStart: chainHandlers(owner.onTouchStart, () => setTouched(true)),
      onTouchEnd: chainHandlers(owner.onTouchEnd, release),
      onTouchCancel: chainHandlers(owner.onTouchCancel, release),
      onFocus: chainHandlers(owner.onFocus, () => setFocused(true)),
      onBlur: chainHandlers(owner.onBlur, ({ currentTarget, relatedTarget }) =>
        setFocused(currentTarget.contains(relatedTarget)),
      ),
    },
  ];
}
