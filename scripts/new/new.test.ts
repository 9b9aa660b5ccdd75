import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeComponent } from "./make-component.ts";

const repository = resolve(import.meta.dirname, "../..");
const needed = [
  "packages/site/src/islands/block-scripts.ts",
  "packages/ui",
  "scripts/new",
  "scripts/new.ts",
  "scripts/chromium.ts",
  "scripts/resource/build-config.ts",
  "scripts/vitest.setup.ts",
  "storybook/main.ts",
  "storybook/preview.tsx",
  "storybook/vite.config.ts",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  ".oxlintrc.json",
  ".stylelintrc.json",
  ".prettierrc.json",
];

/** Not the name that CONTRIBUTING uses: contributors who follow it have made that component. */
const folder = "packages/ui/src/controls/dummy-component";

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "new-component-"));
  const filter = (path: string): boolean => !/node_modules|dist$/.test(path);
  for (const path of needed) cpSync(join(repository, path), join(copy, path), { recursive: true, filter });
  symlinkSync(join(repository, "node_modules"), join(copy, "node_modules"), "junction");
  const include = ["packages/ui/src/index.ts", folder, "scripts/vitest.setup.ts"];
  writeFileSync(join(copy, "tsconfig.new.json"), JSON.stringify({ extends: "./tsconfig.json", include }));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Run apart from this test run: the new component's own test is one of the things to run. */
const isOfThisRun = (name: string): boolean => name.startsWith("VITEST") || name === "NODE_ENV";
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfThisRun(name)));
const node = (...parameters: string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, parameters, { cwd: copy, encoding: "utf8", env: environment });
const make = (...parameters: string[]): SpawnSyncReturns<string> => node("scripts/new.ts", ...parameters);
const read = (file: string): string => readFileSync(join(copy, "packages/ui/src", file), "utf8");
const readLists = (): string => read("index.ts") + read("style.css");
const count = (text: string, part: string): number => text.split(part).length - 1;

describe("what is refused", () => {
  test.each([
    ["nothing", [], /^Give a package and a name\. Usage: npm run new -- ui date-range$/],
    ["a name without a package", ["date-range"], /^Give a package and a name/],
    ["one word too many", ["ui", "date", "range"], /^Give a package and a name/],
    ["a package without components", ["platform", "date-range"], /^Components are made in the package ui only/],
    ["a component that is there", ["ui", "tooltip"], /^There is a packages.ui.src.controls.tooltip already/],
    ["capitals", ["ui", "DateRange"], /^"DateRange" is no name for a component/],
    ["a loose hyphen", ["ui", "date-"], /^"date-" is no name/],
    ["a digit in front", ["ui", "2-dates"], /^"2-dates" is no name/],
    ["a way out of the folder", ["ui", "../range"], /^"\.\.\/range" is no name/],
  ])("%s", (_what, parameters, sentence) => {
    const lists = readLists();
    expect(() => makeComponent(copy, parameters)).toThrow(sentence);
    expect(readLists()).toBe(lists);
  });

  test("is told in one line, with exit code 1", () => {
    const { status, stdout, stderr } = make("ui", "tooltip");
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trim()).toMatch(/^There is a .+ component\.$/);
  });
});

describe("a new component", () => {
  let made: SpawnSyncReturns<string>;
  beforeAll(() => {
    made = make("ui", "dummy-component");
  });

  test("is reported file by file", () => {
    expect(made).toMatchObject({ status: 0, stderr: "" });
    expect(made.stdout).toContain(join(folder, "DummyComponent.tsx"));
  });

  test("has its five files, and a name of its own", () => {
    const files = ["index.ts", ...["tsx", "css", "stories.tsx", "test.tsx"].map((end) => `DummyComponent.${end}`)];
    expect(files.filter((file) => !existsSync(join(copy, folder, file)))).toEqual([]);
    expect(() => makeComponent(copy, ["ui", "dummy-component"])).toThrow("already");
  });

  test("stands in its place among the exports and the style sheets", () => {
    const line = 'export * from "./controls/dummy-component/index.ts";';
    expect(read("index.ts")).toContain(`"./controls/dropdown/index.ts";\n${line}\nexport`);
    const sheet = '@import url("./controls/dummy-component/DummyComponent.css");';
    expect(read("style.css")).toContain(`Dropdown.css");\n${sheet}\n@import`);
    expect(count(readLists(), "controls/dummy-component/")).toBe(2);
  });

  test.each([
    ["is formatted", ["prettier/bin/prettier.cjs", "--check", folder, "packages/ui/src/index.ts"]],
    ["has no lint", ["oxlint/bin/oxlint", folder]],
    ["has style that the rules allow", ["stylelint/bin/stylelint.mjs", `${folder}/*.css`]],
    ["has the right types", ["typescript/bin/tsc", "-p", "tsconfig.new.json"]],
    ["passes its own test", ["vitest/vitest.mjs", "run", "--project", "unit", folder]],
  ])("%s", { timeout: 240_000 }, (_what, [tool = "", ...parameters]) => {
    const { status, stdout, stderr } = node(join(copy, "node_modules", tool), ...parameters);
    expect(status === 0 ? "" : stdout + stderr).toBe("");
  });
});
