import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCleanCopy, type CleanCopy } from "./clean-copy.ts";
import { create } from "./create.ts";

/** Not the name that CONTRIBUTING uses, because contributors who follow it have created that component. */
const folder = "packages/ui/src/controls/dummy-component";

let copy: CleanCopy;
beforeAll(() => {
  copy = makeCleanCopy();
});
afterAll(() => copy.remove());

const readLists = (): string => copy.read("packages/ui/src/index.ts") + copy.read("packages/ui/src/style.css");

describe("invalid parameters", () => {
  test.each([
    ["nothing", [], /^Usage:\n {2}npm run new -- ui date-range/],
    ["a name without a kind", ["date-range"], /^Usage/],
    ["one word too many", ["ui", "date", "range"], /^Usage/],
    ["an unknown kind", ["platform", "date-range"], /^Usage/],
    ["a slot of a component", ["ui", "date-range", "--slot", "content"], /^Usage/],
    ["an unknown option", ["ui", "date-range", "--slots"], /^Unknown option '--slots'[^]+Usage/],
    ["a component that exists", ["ui", "tooltip"], /^packages\/ui\/src\/controls\/tooltip exists already/],
    ["capitals", ["ui", "DateRange"], /^"DateRange" is not a valid name/],
    ["a hyphen at the end", ["ui", "date-"], /^"date-" is not/],
    ["a digit in front", ["ui", "2-dates"], /^"2-dates" is not/],
    ["a word that starts with a digit", ["ui", "dates-2"], /^"dates-2" is not/],
    ["a path out of the folder", ["ui", "../range"], /^"\.\.\/range" is not/],
  ])("%s", async (_what, parameters, message) => {
    await expect(create(copy.folder, parameters)).rejects.toThrow(message);
    expect(copy.changes()).toEqual([""]);
  });

  test("end the command with one message and exit code 1", () => {
    const { status, stdout, stderr } = copy.run("scripts/new/index.ts", "ui", "tooltip");
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trim()).toMatch(/^packages.+ component\.$/);
  });
});

describe("a new component", () => {
  let output: string;
  beforeAll(() => {
    output = copy.runNew("ui", "dummy-component");
  });

  test("is five files and two lines in lists, which the command prints", () => {
    const endings = ["css", "stories.tsx", "test.tsx", "tsx"].map((ending) => `DummyComponent.${ending}`);
    const files = [...endings, "index.ts"].map((file) => `${folder}/${file}`);
    const lists = ["packages/ui/src/index.ts", "packages/ui/src/style.css"];
    expect(copy.changes()).toEqual([...lists, ...files]);
    for (const file of [...files, ...lists]) expect(output).toContain(file);
  });

  test("has a name that is taken from then on", async () => {
    await expect(create(copy.folder, ["ui", "dummy-component"])).rejects.toThrow("exists already");
  });

  test("is in alphabetical order among the exports and the style sheets", () => {
    const line = 'export * from "./controls/dummy-component/index.ts";';
    const sheet = '@import url("./controls/dummy-component/DummyComponent.css");';
    expect(readLists()).toContain(`"./controls/dropdown/index.ts";\n${line}\nexport`);
    expect(readLists()).toContain(`Dropdown.css");\n${sheet}\n@import`);
    expect(readLists().split("controls/dummy-component/")).toHaveLength(3);
  });

  test.each([
    ["formatting", "prettier/bin/prettier.cjs", ["--check", folder, "packages/ui/src/index.ts"]],
    ["lint", "oxlint/bin/oxlint", [folder]],
    ["style lint", "stylelint/bin/stylelint.mjs", [`${folder}/*.css`]],
    ["type check", "typescript/bin/tsc", ["-p", "."]],
    ["its own test", "vitest/vitest.mjs", ["run", "--project", "unit", folder]],
  ])("passes: %s", { timeout: 240_000 }, (_check, tool, parameters) => {
    expect(copy.failureOf(tool, ...parameters)).toBe("");
  });
});
