import { describe, expect, test } from "vitest";
import { indexAfterKey, type KeyContext } from "./index-after-key.ts";

const shown: KeyContext = { isShown: true, count: 10, activeIndex: -1, chosenIndex: -1 };
const closed: KeyContext = { ...shown, isShown: false };
const at = (activeIndex: number): KeyContext => ({ ...shown, activeIndex });

describe("indexAfterKey", () => {
  test.each([
    ["ArrowDown", "goes from the text to the first", shown, 0],
    ["ArrowDown", "goes to the next", at(3), 4],
    ["ArrowDown", "goes round", at(9), 0],
    ["ArrowDown", "opens at the first", closed, 0],
    ["ArrowDown", "opens at the chosen option", { ...closed, chosenIndex: 6 }, 6],
    ["ArrowDown", "goes on from the active, not from the chosen option", { ...at(2), chosenIndex: 6 }, 3],
    ["ArrowDown", "stays while nothing matches", { ...closed, count: 0 }, -1],
    ["ArrowUp", "goes from the text to the last", shown, 9],
    ["ArrowUp", "goes to the one before", at(3), 2],
    ["ArrowUp", "goes round", at(0), 9],
    ["ArrowUp", "opens at the last", closed, 9],
    ["PageDown", "goes on by a page", at(1), 5],
    ["PageDown", "stops at the last", at(7), 9],
    ["PageDown", "leaves the text", shown, 3],
    ["PageDown", "does not open", closed, -1],
    ["PageUp", "goes back by a page", at(7), 3],
    ["PageUp", "stops at the first", at(2), 0],
    ["Home", "goes to the first", at(3), 0],
    ["End", "goes to the last", at(3), 9],
    ["Home", "is the text's until a suggestion is active", shown, -1],
    ["End", "is the text's until a suggestion is active", shown, -1],
    ["ArrowLeft", "is the text's", at(3), -1],
    ["a", "is the text's", at(3), -1],
  ])("%s %s", (key, _, context, expected) => {
    expect(indexAfterKey(key, context)).toBe(expected);
  });
});
