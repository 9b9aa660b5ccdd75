import { afterAll, describe, expect, test } from "vitest";
import { makeCleanCopy } from "./clean-copy.ts";
import { create } from "./create.ts";
import { insertText } from "./insert-text.ts";

const copy = makeCleanCopy();
afterAll(() => copy.remove());

test.each([
  ["1", "dummy-field-a"],
  ["2", "dummy-field-b"],
  ["3", "dummy-field-c"],
])("a new field of step %s is one new file and ten changed ones", async (step, name) => {
  const before = new Set(copy.changes());
  const { paths } = await create(copy.folder, ["field", name, "--step", step]);
  expect(paths).toHaveLength(11);
  expect(copy.changes().filter((path) => !before.has(path) && !paths.includes(path))).toEqual([]);
});

test("the command prints the files, and writes the label to the Lightning web components", () => {
  const output = copy.runNew("field", "dummy-field-d");
  expect(output).toMatch(/^Created or changed:\n[^]*fields\.ts\n[^]*Generated:[^]*tdModels\.js\n[^]*Next:\n1\. /);
  expect(copy.read("force-app/main/default/lwc/tdModels/tdModels.js")).toContain('dummyFieldD: "Dummy field d"');
});

describe("the copy with new fields", () => {
  test("has every key in every place", { timeout: 60_000 }, () => {
    const { status, stdout, stderr } = copy.run("scripts/check/parity/index.ts");
    expect(stdout + stderr).toContain("state the same rules");
    expect(status).toBe(0);
  });

  test("lists permissions in alphabetical order", () => {
    const text = copy.read("force-app/main/default/permissionsets/Travel_Designer.permissionset-meta.xml");
    const fields = [...text.matchAll(/<field>(.*)<\/field>/g)].map(([, field]) => field);
    expect(fields).toEqual(fields.toSorted());
  });
});

test("the name is taken from then on", async () => {
  await expect(create(copy.folder, ["field", "dummy-field-a"])).rejects.toThrow("exists already");
});

test("a place that is not found is reported with the file and the pattern", () => {
  const message = "list.ts: found 0 matches of ^last instead of one.";
  expect(() => insertText("list.ts", "first\n", { before: /^last/ }, "new\n")).toThrow(message);
  expect(() => insertText("list.ts", "a\na\n", { after: /^a/ }, "new\n")).toThrow("found 2 matches");
  expect(insertText("list.ts", "first\nlast\n", { before: /^last/ }, "new\n")).toBe("first\nnew\nlast\n");
});
