import type { Interaction } from "./carousel-model.ts";
import { isInSlide } from "./carousel-parts.ts";

/** The interaction at the start: the focus may be in an element before its script runs. */
export function initialInteraction(element: HTMLElement, viewport: HTMLElement): Interaction {
  return {
    isHovered: false,
    isTouched: false,
    hasFocus: element.matches(":focus-within"),
    hasFocusInSlide: viewport.querySelector(":focus") !== null,
  };
}

/**
 * Observes whether a pointer or a finger is on an element, and where in it the focus is.
 *
 * @param onChange called with each change
 * @param signal ends it
 */
export function observeInteraction(
  element: HTMLElement,
  viewport: HTMLElement,
  onChange: (change: Partial<Interaction>) => void,
  signal: AbortSignal,
): void {
  const options = { passive: true, signal };
  // A finger that scrolls loses its pointer at once (pointercancel), but its touch continues.
  element.addEventListener(
    "pointerenter",
    ({ pointerType }) => onChange({ isHovered: pointerType !== "touch" }),
    options,
  );
  element.addEventListener("pointerleave", () => onChange({ isHovered: false }), options);
  element.addEventListener("touchstart", () => onChange({ isTouched: true }), options);
  // Another finger may still be on it.
  const onTouchEnd = ({ touches }: TouchEvent): void =>
    onChange({ isTouched: [...touches].some(({ target }) => target instanceof Node && element.contains(target)) });
  element.addEventListener("touchend", onTouchEnd, options);
  element.addEventListener("touchcancel", onTouchEnd, options);
  element.addEventListener(
    "focusin",
    (event) => onChange({ hasFocus: true, hasFocusInSlide: isInSlide(event, viewport) }),
    options,
  );
  // When the focus moves within the element, focusin follows.
  element.addEventListener("focusout", () => onChange({ hasFocus: false, hasFocusInSlide: false }), options);
}
