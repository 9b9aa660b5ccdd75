import { expect, test } from "vitest";
import type { Rule } from "../rule.ts";
import { problemIn, type SourceTree } from "../source-tree.ts";
import { ownSource, plant } from "./plant.ts";

/** The text that is replaced, what replaces it, and the problem that the rule reports about the file. */
type Defect = readonly [from: string | RegExp, to: string, problem: string];

/** Defects by name, by the path of their file. */
type Defects = Readonly<Record<string, Readonly<Record<string, Defect>>>>;

/**
 * Tests that a rule finds no problem in a project, and each defect that is planted in it. In a project of the test itself it finds
 * nothing else; in this repository a defect may cause other problems too.
 */
export function testDefects(rule: Rule, source: SourceTree, defects: Defects): void {
  test("finds no problem", async () => {
    expect(await rule.check(source)).toEqual([]);
  });

  const rows = Object.entries(defects).flatMap(([path, byName]) =>
    Object.entries(byName).map(([name, defect]) => ({ name, path, defect })),
  );
  test.each(rows)("finds $name", async ({ path, defect: [from, to, problem] }) => {
    const found = await rule.check(plant(source, path, from, to));
    const expected = problemIn(path, problem);
    expect(source === ownSource ? found.filter((each) => each === expected) : found).toEqual([expected]);
  });
}
