import { describe, expect, test } from "vitest";
import { actionOfKey, type KeyContext } from "./key-actions.ts";

const shown: KeyContext = { isShown: true, count: 10, activeIndex: -1, chosenIndex: -1 };
const closed: KeyContext = { ...shown, isShown: false };
const active: KeyContext = { ...shown, activeIndex: 3 };
const empty: KeyContext = { ...shown, count: 0 };

describe("actionOfKey", () => {
  test.each([
    ["ArrowDown", "shown", shown, { type: "arrowPressed", direction: 1, count: 10, chosenIndex: -1 }],
    ["ArrowUp", "shown", shown, { type: "arrowPressed", direction: -1, count: 10, chosenIndex: -1 }],
    ["ArrowDown", "closed", closed, { type: "arrowPressed", direction: 1, count: 10, chosenIndex: -1 }],
    ["ArrowDown", "without matches", empty, undefined],
    ["PageDown", "shown", shown, { type: "pagePressed", direction: 1, count: 10 }],
    ["PageUp", "shown", shown, { type: "pagePressed", direction: -1, count: 10 }],
    ["PageDown", "closed", closed, undefined],
    ["Home", "with an active suggestion", active, { type: "homePressed" }],
    ["End", "with an active suggestion", active, { type: "endPressed", count: 10 }],
    ["Home", "with the cursor in the text", shown, undefined],
    ["End", "with the cursor in the text", shown, undefined],
    ["Tab", "shown", shown, undefined],
    ["Escape", "shown", shown, undefined],
    ["a", "shown", shown, undefined],
  ])("%s, %s", (key, _, context, expected) => {
    expect(actionOfKey(key, context)).toEqual(expected);
  });
});
