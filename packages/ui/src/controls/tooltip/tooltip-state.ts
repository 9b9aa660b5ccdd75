/** Closed; shown while hovered or focused; or kept open by a press until dismissed. */
export type TooltipState = "closed" | "peeking" | "pinned";

/** What happens to a tooltip. */
export type TooltipAction =
  /** The pointer or the keyboard focus arrived. */
  | "approached"
  | "pointerLeft"
  | "triggerPressed"
  /** The focus left, Escape was pressed, or a press was elsewhere on the page. */
  | "dismissed";

const transitions: Record<TooltipAction, (state: TooltipState) => TooltipState> = {
  approached: (state) => (state === "closed" ? "peeking" : state),
  pointerLeft: (state) => (state === "pinned" ? state : "closed"),
  // Hover or focus precedes the press that belongs to it, so the first press pins an open tooltip.
  triggerPressed: (state) => (state === "pinned" ? "closed" : "pinned"),
  dismissed: () => "closed",
};

/**
 * The next state of a tooltip.
 *
 * @example tooltipReducer("peeking", "triggerPressed"); // "pinned"
 */
export function tooltipReducer(state: TooltipState, action: TooltipAction): TooltipState {
  return transitions[action](state);
}
