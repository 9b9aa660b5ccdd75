/** Closed; shown while hovered or focused; or kept open by a press until dismissed. */
export type TooltipState = "closed" | "peeking" | "pinned";

/** What happens to a tooltip. */
export type TooltipAction =
  | "pointerEntered"
  | "pointerLeft"
  | "focusArrived"
  | "focusLeft"
  | "triggerPressed"
  | "escapePressed"
  | "pressedElsewhere";

const transitions: Record<TooltipAction, (state: TooltipState) => TooltipState> = {
  pointerEntered: (state) => (state === "closed" ? "peeking" : state),
  pointerLeft: (state) => (state === "pinned" ? state : "closed"),
  focusArrived: (state) => (state === "closed" ? "peeking" : state),
  focusLeft: () => "closed",
  // A hover or focus comes before the press that belongs to it, so the first press keeps what is already shown.
  triggerPressed: (state) => (state === "pinned" ? "closed" : "pinned"),
  escapePressed: () => "closed",
  pressedElsewhere: () => "closed",
};

/**
 * The next state of a tooltip.
 *
 * @example tooltipReducer("peeking", "triggerPressed"); // "pinned"
 */
export function tooltipReducer(state: TooltipState, action: TooltipAction): TooltipState {
  return transitions[action](state);
}
