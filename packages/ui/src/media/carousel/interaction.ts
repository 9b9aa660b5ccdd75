import { isInSlide } from "./carousel-part.ts";
import type { Playback } from "./carousel-state.ts";

/** How the visitor is using a carousel at the moment. */
export interface Interaction {
  isHovered: boolean;
  isTouched: boolean;
  /** The focus is on a control of the carousel, or in a slide. */
  hasFocus: boolean;
  hasFocusInSlide: boolean;
}

/**
 * Observes whether a pointer or a finger is on a carousel, and where in it the focus is.
 *
 * @param onChange called after each change
 * @param signal ends it
 * @returns a function that returns the current interaction
 */
export function observeInteraction(
  root: HTMLElement,
  viewport: HTMLElement,
  onChange: () => void,
  signal: AbortSignal,
): () => Interaction {
  let interaction: Interaction = {
    isHovered: false,
    isTouched: false,
    // The focus may be in the carousel before its script runs.
    hasFocus: root.matches(":focus-within"),
    hasFocusInSlide: viewport.querySelector(":focus") !== null,
  };

  function observe<Name extends keyof HTMLElementEventMap>(
    name: Name,
    changes: (event: HTMLElementEventMap[Name]) => Partial<Interaction>,
  ): void {
    const listener = (event: HTMLElementEventMap[Name]): void => {
      interaction = { ...interaction, ...changes(event) };
      onChange();
    };
    root.addEventListener(name, listener, { passive: true, signal });
  }

  // Another finger may still be on it.
  const isTouchedAfter = ({ touches }: TouchEvent): Partial<Interaction> => ({
    isTouched: [...touches].some(({ target }) => target instanceof Node && root.contains(target)),
  });

  // A finger that scrolls loses its pointer at once (pointercancel), but its touch continues.
  observe("pointerenter", ({ pointerType }) => ({ isHovered: pointerType !== "touch" }));
  observe("pointerleave", () => ({ isHovered: false }));
  observe("touchstart", () => ({ isTouched: true }));
  observe("touchend", isTouchedAfter);
  observe("touchcancel", isTouchedAfter);
  observe("focusin", (event) => ({ hasFocus: true, hasFocusInSlide: isInSlide(event, viewport) }));
  // When the focus moves within the carousel, focusin follows.
  observe("focusout", () => ({ hasFocus: false, hasFocusInSlide: false }));
  return () => interaction;
}

/**
 * Whether the carousel has to wait for the visitor. A visitor who pressed "play" still has the pointer and the focus on the
 * button, so these no longer stop it. A finger on the slides does, and so does focus in a slide: the next move would take
 * the focus away.
 */
export function blocksAutoplay(interaction: Interaction, playback: Playback | undefined): boolean {
  const { isHovered, isTouched, hasFocus, hasFocusInSlide } = interaction;
  if (isTouched || hasFocusInSlide) return true;
  return playback === undefined && (isHovered || hasFocus);
}
