import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, openSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { orgProcess, startTestOrg } from "../testing/test-org.ts";
import { toErrorResponse } from "../http/error-response.ts";
import { storageStartError } from "../storage-error.ts";
import { openDataFolder, type LockedDataFile } from "./data-folder.ts";

const fields = JSON.stringify({ LastName__c: "x".repeat(2000) });

let folder: string;
let locked: LockedDataFile | undefined;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  locked?.close();
  locked = undefined;
  if (canMount) spawnSync("umount", [folder], { stdio: "ignore" });
});

const dataFile = (): string => join(folder, "local-org.sqlite");
const insert = (): void =>
  locked?.file.write(() =>
    locked?.file.database.exec(`INSERT INTO records (object, fields) VALUES ('A__c', '${fields}')`),
  );
const count = (): unknown => locked?.file.database.prepare("SELECT count(*) AS count FROM records").get()?.count;

/** Creates good data, and closes it. */
function createData(records = 1): void {
  locked = openDataFolder(folder, false);
  for (let number = 0; number < records; number++) insert();
  locked.close();
  locked = undefined;
}

/** The error message of a local org that starts in its own process as another user. */
function startAs(uid: number | undefined): string {
  return spawnSync(process.execPath, orgProcess(folder), { encoding: "utf8", timeout: 20_000, uid }).stderr;
}

const isRoot = process.getuid?.() === 0;
const canMount = isRoot && spawnSync("unshare", ["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

test.runIf(canMount)("a start on a full disk says so, and does not advise to delete the data", () => {
  expect(spawnSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", folder]).status).toBe(0);
  createData(40);
  const filler = join(folder, "filler");
  expect(() => writeFileSync(filler, Buffer.alloc(5_000_000))).toThrow("ENOSPC");
  const sentence = startAs(undefined);
  expect(sentence).toMatch(/^StartError: The disk of the data folder .* is full; make room/);
  expect(sentence).not.toContain("--reset");
  rmSync(filler);
  locked = openDataFolder(folder, false);
  expect(count()).toBe(40);
  locked.close();
  locked = undefined;
});

test.runIf(process.platform === "linux")("a start with a file that the user may not write says so", () => {
  createData();
  chmodSync(dataFile(), 0o444);
  chmodSync(folder, 0o777);
  chmodSync(join(folder, "local-org.lock"), 0o666);
  const sentence = startAs(isRoot ? 65_534 : undefined);
  expect(sentence).toMatch(/^StartError: The data file .*local-org\.sqlite cannot be written by this user/);
  expect(sentence).not.toContain("--reset");
});

test.each<[string, object]>([
  ["full", { errcode: 13, errstr: "database or disk is full" }],
  ["full", { code: "ENOSPC" }],
  ["cannot be written by this user", { errcode: 8, errstr: "attempt to write a readonly database" }],
  ["cannot be written by this user", { code: "EACCES" }],
  ["in use by another program", { errcode: 5, errstr: "database is locked" }],
  ["cannot be opened \\(disk I/O error", { errcode: 10, errstr: "disk I/O error" }],
])("the sentence for good data says %s, without --reset: %j", (words, error) => {
  const { message } = storageStartError(error, folder, dataFile());
  expect(message).toMatch(new RegExp(words));
  expect(message).not.toContain("--reset");
});

test("a damaged page is noticed at the start", () => {
  createData(40);
  const handle = openSync(dataFile(), "r+");
  writeSync(handle, Buffer.alloc(4096, 0xff), 0, 4096, 4096 * 2);
  closeSync(handle);
  expect(() => openDataFolder(folder, false)).toThrow(/is damaged .*copy it .*--reset/);
  locked = openDataFolder(folder, true);
  expect(count()).toBe(0);
});

test("a write on a full disk is rolled back, and works again after making room", () => {
  locked = openDataFolder(folder, false);
  insert();
  const { page_count: pages } = locked.file.database.prepare("PRAGMA page_count").get() ?? {};
  locked.file.database.exec(`PRAGMA max_page_count = ${Number(pages)}`);
  let failure: unknown;
  try {
    for (let number = 0; number < 50; number++) insert();
  } catch (error) {
    failure = error;
  }
  const lines: string[] = [];
  expect(toErrorResponse(failure, (line) => lines.push(line)).status).toBe(500);
  expect(lines).toEqual(["The data cannot be read or written: database or disk is full (SQLite code 13)."]);
  const stored = Number(count());
  locked.file.database.exec("PRAGMA max_page_count = 100000");
  insert();
  expect(count()).toBe(stored + 1);
});

test.runIf(process.platform !== "win32")("only the owner may read the file and its log", () => {
  locked = openDataFolder(folder, false);
  insert();
  for (const ending of ["", "-wal"]) expect(statSync(dataFile() + ending).mode & 0o777).toBe(0o600);
});

test("a deleted data folder stops writes instead of losing them, and the log names the cause", async () => {
  const org = await startTestOrg();
  await org.createRequest();
  rmSync(org.dataDir, { recursive: true });
  await expect(org.createRequest()).rejects.toThrow("UNKNOWN_EXCEPTION");
  expect(org.lines.at(-1)).toMatch(/data file .* was deleted/);
  await org.remove();
});
