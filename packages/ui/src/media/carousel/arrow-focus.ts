import { findParts } from "./carousel-parts.ts";

/** Moves the focus to the other arrow when the focused one is removed. */
export interface ArrowFocus {
  /** To be called before a change is rendered: a browser may take the focus away together with the arrow. */
  note(): void;
  /** To be called after a change is rendered. */
  restore(): void;
}

/** Creates the arrow focus of a carousel. */
export function createArrowFocus(root: Element): ArrowFocus {
  let focused: "previous" | "next" | undefined;
  return {
    note() {
      const { previous, next } = findParts(root);
      if (previous?.matches(":focus")) focused = "previous";
      if (next?.matches(":focus")) focused = "next";
    },
    restore() {
      const { previous, next } = findParts(root);
      if (focused === "previous" && !previous) next?.focus();
      if (focused === "next" && !next) previous?.focus();
      focused = undefined;
    },
  };
}
