import { expect, test } from "vitest";
import { tooltipReducer, type TooltipAction, type TooltipState } from "./tooltip-state.ts";

const table: readonly [what: string, actions: TooltipAction[], end: TooltipState][] = [
  ["hover or focus shows it", ["approached"], "peeking"],
  ["the pointer's leaving hides it again", ["approached", "pointerLeft"], "closed"],
  ["a press on a visible one pins it", ["approached", "triggerPressed"], "pinned"],
  ["a pinned one stays when the pointer leaves", ["approached", "triggerPressed", "pointerLeft"], "pinned"],
  ["a pinned one stays pinned when the pointer returns", ["triggerPressed", "approached"], "pinned"],
  ["a second press hides it", ["triggerPressed", "triggerPressed"], "closed"],
  ["a tap without hover or focus pins it", ["triggerPressed"], "pinned"],
  ["dismissing hides a visible one", ["approached", "dismissed"], "closed"],
  ["dismissing hides a pinned one", ["triggerPressed", "dismissed"], "closed"],
  ["dismissing does nothing to a closed one", ["dismissed"], "closed"],
];

test.each(table)("%s", (_what, actions, end) => {
  expect(actions.reduce<TooltipState>(tooltipReducer, "closed")).toBe(end);
});
