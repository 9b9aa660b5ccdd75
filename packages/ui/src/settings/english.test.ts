import { expect, test } from "vitest";
import { describeProblem } from "./english.ts";
import type { Expectation } from "./expectation.ts";

const parts = [
  { name: "name", format: "line" },
  { name: "nights", format: "integer" },
] as const;

test.each<[expected: Expectation, sentence: string]>([
  [{ format: "length" }, "use a CSS length such as 2rem, of at most 10,000 pixels"],
  [{ format: "integer", min: 1, max: 6 }, "use a whole number from 1 to 6"],
  [{ format: "choice", choices: ["left", "right"] }, "use left, right"],
  [
    { format: "rows", parts, problem: { code: "noPart", line: 2, part: "name" } },
    "use name | nights per line; line 2 has no name",
  ],
])("describes %j", (expected, sentence) => {
  expect(describeProblem({ code: "invalid", value: "x", expected })).toBe(`"x" is not valid; ${sentence}`);
});
