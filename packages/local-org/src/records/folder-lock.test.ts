import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartError } from "../start-error.ts";
import { openDatabase, prepareFolder } from "./database.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "folder-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a second org is refused, and a reset takes nothing from the one that runs", () => {
  const lock = prepareFolder(folder, false);
  const database = openDatabase(folder);
  database.exec("INSERT INTO records VALUES (1, 'Contact_Request__c', '{}')");
  for (const reset of [false, true]) {
    expect(() => prepareFolder(folder, reset)).toThrow(StartError);
    expect(() => prepareFolder(folder, reset)).toThrow(/is in use by a local org that runs/);
  }
  database.close();
  lock.release();
  prepareFolder(folder, false).release();
  const reopened = openDatabase(folder);
  expect(reopened.prepare("SELECT count(*) AS count FROM records").get()).toEqual({ count: 1 });
  reopened.close();
});

test("a reset empties a folder that nobody uses", () => {
  prepareFolder(folder, false).release();
  const database = openDatabase(folder);
  database.exec("INSERT INTO records VALUES (1, 'Contact_Request__c', '{}')");
  database.close();
  prepareFolder(folder, true).release();
  const reopened = openDatabase(folder);
  expect(reopened.prepare("SELECT count(*) AS count FROM records").get()).toEqual({ count: 0 });
  reopened.close();
});
