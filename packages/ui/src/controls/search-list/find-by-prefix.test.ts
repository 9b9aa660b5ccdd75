import { describe, expect, test } from "vitest";
import { findByPrefix } from "./find-by-prefix.ts";

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
