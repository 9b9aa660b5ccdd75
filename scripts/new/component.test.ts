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
    ["nothing", [], /^Usage:\n {2}npm run new -- page over-ons/],
    ["a name without a kind", ["date-range"], /^Usage/],
    ["one word too many", ["component", "date", "range"], /^Usage/],
    ["an unknown kind", ["ui", "date-range"], /^Usage/],
    ["a slot of a component", ["component", "date-range", "--slot", "content"], /^Usage/],
    ["an unknown option", ["component", "date-range", "--slots"], /^Unknown option '--slots'[^]+Usage/],
    ["a component that exists", ["component", "tooltip"], /^packages\/ui\/src\/controls\/tooltip exists already/],
    ["capitals", ["component", "DateRange"], /^"DateRange" is not a valid name/],
    ["a hyphen at the end", ["component", "date-"], /^"date-" is not/],
    ["a digit in front", ["component", "2-dates"], /^"2-dates" is not/],
    ["a word that starts with a digit", ["component", "dates-2"], /^"dates-2" is not/],
    ["a path out of the folder", ["component", "../range"], /^"\.\.\/range" is not/],
    ["300 letters", ["component", "a".repeat(300)], /^The name has 300 characters: use at most 36/],
    ["300 capitals", ["component", "A".repeat(300)], /^"A{60}" is not a valid name/],
    ["an empty name", ["component", ""], /^Usage/],
    ["a name with a null character", ["component", "a\0b"], /is not a valid name/],
  ])("%s", async (_what, parameters, message) => {
    await expect(create(copy.folder, parameters)).rejects.toThrow(message);
    expect(copy.changes()).toEqual([""]);
  });

  test("end the command with one message and exit code 1", () => {
    const { status, stdout, stderr } = copy.run("scripts/new/index.ts", "component", "tooltip");
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trim()).toMatch(/^packages.+ component\.$/);
  });
});

describe("a new component", () => {
  let output: string;
  beforeAll(() => {
    output = copy.runNew("component", "dummy-component");
  });

  test("is five files and a line in each of three lists, which the command prints", () => {
    const endings = ["css", "stories.tsx", "test.tsx", "tsx"].map((ending) => `DummyComponent.${ending}`);
    const files = [...endings, "index.ts"].map((file) => `${folder}/${file}`);
    const lists = [
      "packages/ui/src/index.ts",
      "packages/ui/src/internal/testing/conformance/blocks.tsx",
      "packages/ui/src/style.css",
    ];
    expect(copy.changes()).toEqual([...lists, ...files]);
    for (const file of [...files, ...lists]) expect(output).toContain(file);
  });

  test("has a name that is taken from then on", async () => {
    await expect(create(copy.folder, ["component", "dummy-component"])).rejects.toThrow("exists already");
  });

  test("is in alphabetical order among the exports and the style sheets", () => {
    const line = 'export * from "./controls/dummy-component/index.ts";';
    const sheet = '@import url("./controls/dummy-component/DummyComponent.css");';
    expect(readLists()).toContain(`"./controls/dropdown/index.ts";\n${line}\nexport`);
    expect(readLists()).toContain(`Dropdown.css");\n${sheet}\n@import`);
    expect(readLists().split("controls/dummy-component/")).toHaveLength(3);
  });
});
