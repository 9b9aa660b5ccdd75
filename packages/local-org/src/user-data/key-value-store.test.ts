import { expect, onTestFinished, test } from "vitest";
import { openDataFile } from "../records/data-file.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { KeyValueStore } from "./key-value-store.ts";

test("changes build on each other, a failing one changes nothing, and kinds are separate", () => {
  const file = openDataFile(temporaryFolder());
  onTestFinished(() => file.close());
  const numbers = new KeyValueStore<number>(file, "numbers");
  const others = new KeyValueStore<number>(file, "others");
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
