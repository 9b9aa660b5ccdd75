import { rmSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { type DataFile, openDataFile } from "../records/data-file.ts";
import { temporaryFolder } from "../testing/test-org.ts";
import { Shelf } from "./shelf.ts";

const folder = temporaryFolder();
let file: DataFile;
afterEach(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

function open(): { numbers: Shelf<number>; others: Shelf<number> } {
  file = openDataFile(folder);
  return { numbers: new Shelf(file, "numbers"), others: new Shelf(file, "others") };
}

test("changes build on each other, a failing one changes nothing, and kinds are separate", () => {
  const { numbers, others } = open();
  const add = (): number => numbers.change("a", (before = 0) => before + 1);
  expect([add(), add(), add()]).toEqual([1, 2, 3]);
  expect(() =>
    numbers.change("a", () => {
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(numbers.read("a")).toBe(3);
  expect(numbers.all()).toEqual([3]);
  expect(others.read("a")).toBeUndefined();
  numbers.remove("a");
  expect(numbers.all()).toEqual([]);
});
