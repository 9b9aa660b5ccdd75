import { afterAll, describe, expect, test } from "vitest";
import { makeCleanCopy } from "./clean-copy.ts";
import { create } from "./create.ts";

/** Not the name that CONTRIBUTING uses, because contributors who follow it have created that component. */
const folder = "packages/ui/src/controls/dummy-component";

const copy = makeCleanCopy();
afterAll(() => copy.remove());

const readLists = (): string => copy.read("packages/ui/src/index.ts") + copy.read("packages/ui/src/style.css");

describe("a new component", () => {
  const output = copy.runNew("component", "dummy-component");

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
