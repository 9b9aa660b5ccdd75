import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { findNpm, findSalesforceCli } from "./find-program.ts";

/** A folder with files. */
function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

test("on Windows an installation by npm is started with this Node", () => {
  const folder = folderWith({ "npm/sf.cmd": "", "npm/node_modules/@salesforce/cli/bin/run.js": "", "other/x": "" });
  const PATH = [join(folder, "other"), join(folder, "npm")].join(delimiter);
  expect(findSalesforceCli({ PATH }, "win32")).toEqual([
    process.execPath,
    join(folder, "npm/node_modules/@salesforce/cli/bin/run.js"),
  ]);
});

test("on Windows the installer's CLI is started with the installer's Node", () => {
  const folder = folderWith({ "sf/bin/sf.cmd": "", "sf/client/bin/run.js": "", "sf/client/bin/node.exe": "" });
  expect(findSalesforceCli({ PATH: join(folder, "sf/bin") }, "win32")).toEqual([
    join(folder, "sf/client/bin/node.exe"),
    join(folder, "sf/client/bin/run.js"),
  ]);
});

test("on Windows an update replaces what the installer brought", () => {
  const folder = folderWith({
    "sf/bin/sf.cmd": "",
    "sf/client/bin/run.js": "",
    "local/sf/client/bin/sf.cmd": String.raw`"%~dp0..\2.150.6-abc\bin\sf.cmd" %*`,
    "local/sf/client/2.150.6-abc/bin/run": "",
  });
  const environment = { PATH: join(folder, "sf/bin"), LOCALAPPDATA: join(folder, "local") };
  expect(findSalesforceCli(environment, "win32")?.[1]).toBe(join(folder, "local/sf/client/2.150.6-abc/bin/run"));
});

test("without a CLI, or with an unknown installation on Windows, nothing is found", () => {
  const PATH = folderWith({ "sf.cmd": "" });
  expect(findSalesforceCli({ PATH }, "win32")).toBeUndefined();
  expect(findSalesforceCli({ PATH }, "linux")).toBeUndefined();
  expect(findSalesforceCli({}, "linux")).toBeUndefined();
});

test("npm is the one that runs the script, or the one beside Node", () => {
  expect(findNpm({ npm_execpath: "/npm-cli.js" }, "win32")).toEqual([process.execPath, "/npm-cli.js"]);
  expect(findNpm({}, "linux")).toEqual(["npm"]);
  expect(findNpm({}, "win32")[1]).toMatch(/npm-cli\.js$/);
});
