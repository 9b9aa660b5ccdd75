import { expect, test } from "vitest";
import { tooltipReducer, type TooltipAction, type TooltipState } from "./tooltip-state.ts";

const table: readonly [what: string, actions: TooltipAction[], end: TooltipState][] = [
  ["hovering shows it", ["pointerEntered"], "peeking"],
  ["leaving hides it again", ["pointerEntered", "pointerLeft"], "closed"],
  ["focus shows it", ["focusArrived"], "peeking"],
  ["blur hides it", ["focusArrived", "focusLeft"], "closed"],
  ["a press on a hovered one keeps it", ["pointerEntered", "triggerPressed"], "pinned"],
  ["a kept one stays when the pointer leaves", ["pointerEntered", "triggerPressed", "pointerLeft"], "pinned"],
  ["a kept one stays when the pointer returns", ["triggerPressed", "pointerEntered"], "pinned"],
  ["a second press hides it", ["triggerPressed", "triggerPressed"], "closed"],
  ["a tap without hover or focus shows it", ["triggerPressed"], "pinned"],
  ["a press elsewhere hides a kept one", ["triggerPressed", "pressedElsewhere"], "closed"],
  ["Escape hides a hovered one", ["pointerEntered", "escapePressed"], "closed"],
  ["Escape hides a kept one", ["triggerPressed", "escapePressed"], "closed"],
  ["Escape does nothing to a closed one", ["escapePressed"], "closed"],
];

test.each(table)("%s", (_what, actions, end) => {
  expect(actions.reduce<TooltipState>(tooltipReducer, "closed")).toBe(end);
});
