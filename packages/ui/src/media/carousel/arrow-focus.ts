import { findPart } from "./carousel-part.ts";

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
      focused = (["previous", "next"] as const).find((arrow) => findPart(root, arrow)?.matches(":focus"));
    },
    restore() {
      if (focused && !findPart(root, focused)) findPart(root, focused === "next" ? "previous" : "next")?.focus();
      focused = undefined;
    },
  };
}
