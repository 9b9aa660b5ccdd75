import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { findFolderCycles } from "./folder-cycles.ts";

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

describe("the command", () => {
  /** Runs it where the packages have the given files. */
  function lint(files: Readonly<Record<string, string>>): SpawnSyncReturns<string> {
    const cwd = temporaryFolder();
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(cwd, "packages", dirname(path)), { recursive: true });
      writeFileSync(join(cwd, "packages", path), text);
    }
    return spawnSync(process.execPath, [join(import.meta.dirname, "index.ts")], { cwd, encoding: "utf8" });
  }

  test("finds every kind of import, ignores those of tests and stories, and fails because of cycles", () => {
    const back = { "link/b.ts": "", "layout/index.ts": 'import "../link/b.ts";' };
    const importers = {
      ui: { "link/a.ts": 'import "../layout/index.ts";' },
      quotation: { "link/a.ts": 'import type { A } from "../layout/index.ts";' },
      platform: { "link/a.ts": 'export * from "../layout/index.ts";' },
      blocks: { "link/a.ts": 'void import("../layout/index.ts");' },
      site: { "link/Link.test.tsx": 'import "../layout/index.ts";' },
      builder: { "link/Link.stories.tsx": 'import "../layout/index.ts";' },
      "local-org": { "link/testing/links.ts": 'import "../../layout/index.ts";' },
    };
    const files = Object.entries(importers).flatMap(([name, importer]) =>
      Object.entries({ ...back, ...importer }).map(([path, text]) => [`${name}/src/${path}`, text]),
    );
    const { status, stdout, stderr } = lint(Object.fromEntries(files));
    expect(status).toBe(1);
    expect(stderr.match(/cycle in \.: link -> layout: link\/a\.ts imports layout\/index\.ts/g)).toHaveLength(4);
    // Besides the two directions of a cycle, each package has too few modules.
    expect(stdout.trim().split("\n")).toEqual([
      ...Object.keys(importers).map((name, index) =>
        index < 4 ? `packages/${name}/src: 3 modules, 3 problems` : `packages/${name}/src: 2 modules, 1 problems`,
      ),
      "scripts: 0 modules, 1 problems",
    ]);
    expect(stderr).toContain("expected at least 150 modules\n");
  });

  test.each([
    ["an import of a missing file", 'import "./missing.ts";', "link/rules.ts imports link/missing.ts, which does not"],
    ["a syntax error", "export const = 1;", "packages/ui/src/link/rules.ts: "],
  ])("fails at %s", (_title, statement, message) => {
    const result = lint({ "ui/src/link/rules.ts": statement });
    expect(result).toMatchObject({ status: 1, stderr: expect.stringContaining(message) });
  });
});
