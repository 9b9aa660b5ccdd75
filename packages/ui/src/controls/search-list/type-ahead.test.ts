import { describe, expect, test } from "vitest";
import { findByPrefix, nothingTyped, typeAhead } from "./type-ahead.ts";

describe("typeAhead", () => {
  test.each([
    ["starts with the first key", nothingTyped, "J", 0, "j"],
    ["goes on within the pause", { prefix: "j", typedAt: 0 }, "a", 699, "ja"],
    ["starts again after the pause", { prefix: "j", typedAt: 0 }, "a", 700, "a"],
    ["keeps a space inside a name", { prefix: "sri", typedAt: 100 }, " ", 200, "sri "],
  ])("%s", (_, buffer, character, now, prefix) => {
    expect(typeAhead(buffer, character, now)).toEqual({ prefix, typedAt: now });
  });

  test("counts the pause from the last key, not from the first", () => {
    const keys = [..."japan"];
    const buffer = keys.reduce((before, key, index) => typeAhead(before, key, index * 600), nothingTyped);
    expect(buffer.prefix).toBe("japan");
  });
});

describe("findByPrefix", () => {
  const options = ["Jamaica", "Japan", "Jordanië", "Peru"].map((label) => ({ label }));

  test.each([
    ["the first match without a current option", "j", -1, 0],
    ["the next option with the same letter", "j", 0, 1],
    ["the first again after the last", "j", 2, 0],
    ["the current option while a longer prefix fits it", "ja", 1, 1],
    ["a later option when the prefix no longer fits", "jo", 0, 2],
    ["an earlier option when none follows", "ja", 3, 0],
    ["nothing", "x", 0, -1],
    ["a start only, nothing within", "apan", -1, -1],
  ])("finds %s", (_, prefix, current, expected) => {
    expect(findByPrefix(options, prefix, current)).toBe(expected);
  });
});
