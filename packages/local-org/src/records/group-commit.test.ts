import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { GroupCommit } from "./group-commit.ts";

let database: DatabaseSync;
let commits: GroupCommit;

beforeEach(() => {
  database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE notes (text TEXT UNIQUE); CREATE TABLE numbering (last INTEGER)");
  database.exec("INSERT INTO numbering VALUES (0)");
  commits = new GroupCommit(database);
});
afterEach(() => database.close());

const add = (text: string): Promise<string> =>
  commits.write(() => {
    database.prepare("INSERT INTO notes VALUES (?)").run(text);
    return text;
  });

const kept = (): unknown[] =>
  database
    .prepare("SELECT text FROM notes ORDER BY rowid")
    .all()
    .map(({ text }) => text);

test("writes of one turn share a transaction, and none is answered before its end", async () => {
  const seen: boolean[] = [];
  const writes = ["a", "b", "c"].map((text) => add(text).then(() => seen.push(database.isTransaction)));
  expect(kept()).toEqual([]);
  await Promise.all(writes);
  expect(seen).toEqual([false, false, false]);
  expect(kept()).toEqual(["a", "b", "c"]);
});

test("a write that is refused does not disturb the others", async () => {
  const outcomes = await Promise.allSettled([add("a"), add("a"), add("b")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(kept()).toEqual(["a", "b"]);
});

test("when the commit fails nobody is told that it worked, and the next writes go on", async () => {
  database.exec("PRAGMA foreign_keys = ON");
  database.exec("CREATE TABLE child (parent TEXT REFERENCES notes (text) DEFERRABLE INITIALLY DEFERRED)");
  const orphan = commits.write(() => database.prepare("INSERT INTO child VALUES ('nobody')").run());
  const outcomes = await Promise.allSettled([add("a"), orphan]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(kept()).toEqual([]);
  await expect(add("b")).resolves.toBe("b");
});

test("when the data file gives up midway nothing of that turn counts as stored", async () => {
  const givingUp = commits.write(() => database.exec("ROLLBACK"));
  const outcomes = await Promise.allSettled([add("a"), givingUp, add("b")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(kept()).toEqual([]);
});

test("a number is given once, and given again when its transaction failed", async () => {
  const take = (): Promise<number> => commits.write(() => commits.numbering.next());
  expect(await Promise.all([take(), take()])).toEqual([1, 2]);
  const lost = take();
  const givingUp = commits.write(() => database.exec("ROLLBACK"));
  expect((await Promise.allSettled([lost, givingUp])).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await take()).toBe(3);
});

test("what waits is written when the org stops", async () => {
  const waiting = add("a");
  commits.flush();
  expect(kept()).toEqual(["a"]);
  await expect(waiting).resolves.toBe("a");
});
