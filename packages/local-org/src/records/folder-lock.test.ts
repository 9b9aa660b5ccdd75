import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { StartError } from "../start-error.ts";
import { openDataFolder, type LockedDataFile } from "./data-folder.ts";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const insert = ({ file }: LockedDataFile): void =>
  file.database.exec("INSERT INTO records VALUES (1, 'Contact_Request__c', '{}')");

const count = ({ file }: LockedDataFile): unknown =>
  file.database.prepare("SELECT count(*) AS count FROM records").get()?.count;

test("a second org cannot use a folder that is in use, and a reset deletes nothing of it", () => {
  const first = openDataFolder(folder, false);
  insert(first);
  for (const reset of [false, true]) {
    expect(() => openDataFolder(folder, reset)).toThrow(StartError);
    expect(() => openDataFolder(folder, reset)).toThrow(/is in use by a running local org/);
  }
  first.close();
  const reopened = openDataFolder(folder, false);
  expect(count(reopened)).toBe(1);
  reopened.close();
});

test("a damaged lock file is replaced, and the data stays", () => {
  const first = openDataFolder(folder, false);
  insert(first);
  first.close();
  writeFileSync(join(folder, "local-org.lock"), "garbage ".repeat(1000));
  const reopened = openDataFolder(folder, false);
  expect(count(reopened)).toBe(1);
  expect(() => openDataFolder(folder, false)).toThrow(/is in use/);
  reopened.close();
});
