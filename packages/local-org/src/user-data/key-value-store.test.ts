import { rmSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { type DataFile, openDataFile } from "../records/data-file.ts";
import { temporaryFolder } from "../testing/test-org.ts";
import { KeyValueStore } from "./key-value-store.ts";

const folder = temporaryFolder();
let file: DataFile;
afterEach(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

function open(): { numbers: KeyValueStore<number>; others: KeyValueStore<number> } {
  file = openDataFile(folder);
  return { numbers: new KeyValueStore(file, "numbers"), others: new KeyValueStore(file, "others") };
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
