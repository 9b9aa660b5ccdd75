import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { appendFileSync, cpSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "../../../packages/local-org/src/testing/temporary-folder.ts";
import { findFolderCycles } from "./folder-cycles.ts";

const repository = resolve(import.meta.dirname, "../../..");

describe("findFolderCycles", () => {
  test.each<[string, Record<string, string[]>, string[]]>([
    ["one direction", { "layout/a.ts": ["media/b.ts"], "media/b.ts": ["link/c.ts"] }, []],
    ["a root file that imports every folder", { "index.ts": ["layout/a.ts"], "layout/a.ts": ["messages.ts"] }, []],
    [
      "a cycle through different subfolders",
      { "layout/grid/a.ts": ["media/image/b.ts"], "media/video/c.ts": ["layout/section/d.ts"] },
      [
        "cycle in .: layout -> media: layout/grid/a.ts imports media/image/b.ts",
        "cycle in .: media -> layout: media/video/c.ts imports layout/section/d.ts",
      ],
    ],
    [
      "a cycle between subfolders of one folder",
      { "layout/columns/a.ts": ["layout/section/b.ts"], "layout/section/c.ts": ["layout/columns/d.ts"] },
      [
        "cycle in layout: columns -> section: layout/columns/a.ts imports layout/section/b.ts",
        "cycle in layout: section -> columns: layout/section/c.ts imports layout/columns/d.ts",
      ],
    ],
    [
      "a cycle of three, one of them a root file",
      { "model/a.ts": ["ports.ts"], "ports.ts": ["view/b.ts"], "view/c.ts": ["model/d.ts", "store/e.ts"] },
      [
        "cycle in .: model -> ports.ts: model/a.ts imports ports.ts",
        "cycle in .: ports.ts -> view: ports.ts imports view/b.ts",
        "cycle in .: view -> model: view/c.ts imports model/d.ts",
      ],
    ],
  ])("%s", (_title, modules, cycles) => {
    expect(findFolderCycles(new Map(Object.entries(modules)))).toEqual(cycles);
  });
});

describe("npm run lint", () => {
  let copy: string;
  beforeEach(() => {
    copy = temporaryFolder();
    for (const name of ["ui", "quotation", "platform", "blocks", "site", "builder", "local-org"])
      cpSync(join(repository, `packages/${name}/src`), join(copy, `packages/${name}/src`), { recursive: true });
  });
  const lint = (): SpawnSyncReturns<string> =>
    spawnSync(process.execPath, [join(repository, "scripts/check/folders/index.ts")], { cwd: copy, encoding: "utf8" });
  const plant = (file: string, statement: string): void => appendFileSync(join(copy, "packages", file), statement);

  test("passes for the packages as they are", () => {
    expect(lint()).toMatchObject({ status: 0, stderr: "" });
  });

  test.each([
    ["an import", "ui/src/link/link-rules.ts", 'import "../layout/index.ts";', "link -> layout"],
    ["a type import", "ui/src/icons/Icon.tsx", 'import type { A } from "../content/index.ts";', "icons -> content"],
    ["a re-export", "ui/src/settings/values.ts", 'export * from "../media/image/index.ts";', "settings -> media"],
    ["a dynamic import", "ui/src/events/index.ts", 'void import("../content/index.ts");', "events -> content"],
  ])("finds a cycle caused by %s", (_title, file, statement, cycle) => {
    plant(file, statement);
    const { status, stderr } = lint();
    expect(status).toBe(1);
    expect(stderr).toContain(`cycle in .: ${cycle}: `);
  });

  test.each(["Link.test.tsx", "Link.stories.tsx", "testing/links.ts"])("ignores %s", (file) => {
    cpSync(join(copy, "packages/ui/src/index.ts"), join(copy, "packages/ui/src/link/testing/index.ts"));
    plant(`ui/src/link/${file}`, 'import "./../layout/index.ts";');
    expect(lint()).toMatchObject({ status: 0, stderr: "" });
  });

  test("fails if it reads too few modules", () => {
    rmSync(join(copy, "packages/ui/src"), { recursive: true });
    expect(lint()).toMatchObject({ status: 1, stderr: expect.stringContaining("expected at least 150 modules") });
  });

  test.each([
    ["an import of a missing file", 'import "./missing.ts";', "link/missing.ts, which does not exist"],
    ["a syntax error", "export const = 1;", "packages/ui/src/link/link-rules.ts: "],
  ])("fails at %s", (_title, statement, message) => {
    plant("ui/src/link/link-rules.ts", statement);
    expect(lint()).toMatchObject({ status: 1, stderr: expect.stringContaining(message) });
  });
});
