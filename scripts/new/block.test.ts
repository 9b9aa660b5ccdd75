import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCleanCopy, type CleanCopy } from "./clean-copy.ts";
import { create } from "./create.ts";

const folders = ["packages/blocks/src/dummy-block", "packages/blocks/src/dummy-frame"];

let copy: CleanCopy;
beforeAll(() => {
  copy = makeCleanCopy();
});
afterAll(() => copy.remove());

describe("invalid parameters", () => {
  test.each([
    ["a block that exists", ["block", "grid"], /^packages\/blocks\/src\/grid exists already/],
    ["a folder that blocks share", ["block", "define"], /^packages\/blocks\/src\/define exists already/],
    ["the name of another bundle", ["block", "layout-block"], /lwc\/tdLayoutBlock exists already/],
    ["a reserved word", ["block", "switch"], /^"switch" is reserved/],
    ["a word that modules reserve", ["block", "await"], /^"await" is reserved/],
    ["a name that the block's own files use", ["block", "string"], /^"string" is reserved/],
    ["a slot that is no name", ["block", "dummy-block", "--slot", "a b"], /^"a b" is not a valid slot/],
    ["a slot without a name", ["block", "dummy-block", "--slot"], /^Option '--slot <value>' argument missing/],
  ])("%s", async (_what, parameters, message) => {
    await expect(create(copy.folder, parameters)).rejects.toThrow(message);
    expect(copy.changes()).toEqual([""]);
  });
});

describe("new blocks, one of them with a drop zone", () => {
  const outputs: string[] = [];
  beforeAll(() => {
    outputs.push(copy.runNew("block", "dummy-block"), copy.runNew("block", "dummy-frame", "--slot", "content"));
  }, 240_000);

  test("touch their own folders and generated files only", () => {
    const own = ["css", "editor.ts", "stories.tsx", "test.tsx", "tsx"];
    const bundle = ["css", "html", "js", "js-meta.xml", "svg"];
    const lwc = "force-app/main/default/lwc";
    expect(copy.changes().toSorted()).toEqual(
      [
        ...own.map((ending) => `${folders[0]}/dummy-block.${ending}`),
        ...[...own, "model.ts"].map((ending) => `${folders[1]}/dummy-frame.${ending}`),
        ...["blocks.ts", "leaf-blocks.ts", "editors.ts", "style.css"].map((file) => `packages/blocks/src/${file}`),
        ...["tdDummyBlock", "tdDummyFrame"].flatMap((name) =>
          bundle.map((ending) => `${lwc}/${name}/${name}.${ending}`),
        ),
        `${lwc}/tdModels/tdModels.js`,
        ".vscode/content.schema.json",
      ].toSorted(),
    );
  });

  test("are printed with what to do next", () => {
    const [leaf, container] = outputs;
    expect(leaf).toMatch(
      /^Created or changed:\n[^]*dummy-block\.tsx[^]*Generated:[^]*tdDummyBlock\.js\n[^]*Next:\n1\. /,
    );
    expect(container).toContain("dummy-frame.model.ts");
  });

  test("bring their style sheets to every host", () => {
    expect(copy.read("packages/blocks/src/style.css")).toContain('@import url("./dummy-block/dummy-block.css");\n');
    expect(copy.read("force-app/main/default/lwc/tdDummyFrame/tdDummyFrame.css")).toContain(".td-dummy-frame {");
  });
});
