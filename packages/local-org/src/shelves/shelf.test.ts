import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test } from "vitest";
import { GroupCommit } from "../records/group-commit.ts";
import { Shelf } from "./shelf.ts";

let database: DatabaseSync;
afterEach(() => database.close());

function open(): { numbers: Shelf<number>; others: Shelf<number> } {
  database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE numbering (last INTEGER); INSERT INTO numbering VALUES (0)");
  const commits = new GroupCommit(database);
  return { numbers: new Shelf(database, commits, "numbers"), others: new Shelf(database, commits, "others") };
}

test("changes that come together build on each other", async () => {
  const { numbers, others } = open();
  const add = (): Promise<number> => numbers.change("a", (before = 0) => before + 1);
  expect(await Promise.all([add(), add(), add()])).toEqual([1, 2, 3]);
  expect(numbers.read("a")).toBe(3);
  expect(others.read("a")).toBeUndefined();
});

test("a change that throws changes nothing, and does not disturb the others", async () => {
  const { numbers } = open();
  const failing = numbers.change("a", () => {
    throw new Error("no");
  });
  const working = numbers.change("b", () => 2);
  await expect(failing).rejects.toThrow("no");
  expect(await working).toBe(2);
  expect(numbers.all()).toEqual([2]);
  await numbers.remove("b");
  expect(numbers.all()).toEqual([]);
});
