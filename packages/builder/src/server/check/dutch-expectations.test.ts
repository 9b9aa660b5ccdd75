import { expect, test } from "vitest";
import { expectationInDutch } from "./dutch-expectations.ts";

test("a wrong row is named with its line and the Dutch name of its part", () => {
  const parts = [{ name: "name", format: "line" }] as const;
  expect(
    expectationInDutch({ format: "rows", parts, problem: { code: "noPart", line: 2, part: "name" } }, { name: "Naam" }),
  ).toContain("In regel 2 ontbreekt “Naam”.");
});
