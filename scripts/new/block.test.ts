import { afterAll, describe, expect, test } from "vitest";
import { makeCleanCopy } from "./clean-copy.ts";

const folders = ["packages/blocks/src/dummy-block", "packages/blocks/src/dummy-frame"];

const copy = makeCleanCopy();
afterAll(() => copy.remove());

describe("new blocks, one of them with a drop zone", () => {
  const leaf = copy.runNew("block", "dummy-block");
  const container = copy.runNew("block", "dummy-frame", "--slot", "content");

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
