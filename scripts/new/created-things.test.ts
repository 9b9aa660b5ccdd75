// What `npm run new` creates, and that it passes the checks of the repository. Tests run in their order, in one copy, because
// copying the repository and checking it take long.
import { afterAll, describe, expect, test } from "vitest";
import { makeCleanCopy } from "./clean-copy.ts";
import { create, planThing } from "./create.ts";

const site = "force-app/main/default/digitalExperiences/site/Travel_Design1";
const lwc = "force-app/main/default/lwc";
/** Not the name that CONTRIBUTING uses, because contributors who follow it have created that component. */
const component = "packages/ui/src/controls/dummy-component";
const blocks = ["packages/blocks/src/dummy-block", "packages/blocks/src/dummy-frame"];
const endpoint = "packages/platform/src/endpoints/get-dummy-things";
const localOrg = "packages/local-org/src/ui-api";

const copy = makeCleanCopy();
afterAll(() => copy.remove());

const created = new Set<string>();
/** The files that are new or changed since the last test. */
function takeChanges(): string[] {
  const paths = copy.takeChanges().toSorted();
  for (const path of paths) created.add(path);
  return paths;
}

test("an invalid parameter ends the command with one message and exit code 1, and creates nothing", () => {
  const { status, stdout, stderr } = copy.run("scripts/new/index.ts", "component", "tooltip");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trim()).toMatch(/^packages.+ component\.$/);
  expect(takeChanges()).toEqual([]);
});

test("a new page is four files, which the command prints", () => {
  const output = copy.runNew("page", "dummy-page");
  const files = ["route/dummy_page__c", "view/dummy_page"].flatMap((folder) =>
    ["_meta.json", "content.json"].map((file) => `${site}/sfdc_cms__${folder}/${file}`),
  );
  expect(takeChanges()).toEqual(files);
  for (const file of files) expect(output).toContain(file);
});

test("a new component is six files and a place in each of four lists, in alphabetical order", async () => {
  await create(copy.folder, ["component", "dummy-component"]);
  const endings = ["css", "docs.tsx", "stories.tsx", "test.tsx", "tsx"].map((ending) => `DummyComponent.${ending}`);
  const files = [...endings, "index.ts"].map((file) => `${component}/${file}`);
  const [exports, sheets] = ["packages/ui/src/index.ts", "packages/ui/src/style.css"];
  const lists = [
    exports,
    sheets,
    "packages/ui/package.json",
    "packages/ui/src/internal/testing/conformance/blocks.tsx",
  ];
  expect(takeChanges()).toEqual([...files, ...lists].toSorted());
  const line = 'export * from "./controls/dummy-component/index.ts";';
  const sheet = '@import url("./controls/dummy-component/DummyComponent.css");';
  expect(copy.read(exports)).toContain(`"./controls/dropdown/index.ts";\n${line}\nexport`);
  expect(copy.read(sheets)).toContain(`Dialog.css");\n${sheet}\n@import`);
  const { exports: entries }: { exports: object } = JSON.parse(copy.read("packages/ui/package.json"));
  const names = Object.keys(entries);
  expect(names.slice(names.indexOf("./dropdown"), names.indexOf("./error-summary"))).toEqual([
    "./dropdown",
    "./dummy-component",
  ]);
  expect((copy.read(exports) + copy.read(sheets)).split("controls/dummy-component/")).toHaveLength(3);
});

test("a new endpoint is a file and a line in a list, in the data layer and in the local org, and one test case", async () => {
  await create(copy.folder, ["endpoint", "get-dummy-things"]);
  expect(takeChanges()).toEqual([
    `${localOrg}/get-dummy-things/get-dummy-things.ts`,
    `${localOrg}/index.ts`,
    `${endpoint}.ts`,
    "packages/platform/src/index.ts",
    "packages/platform/src/testing/cases/get-dummy-things.ts",
  ]);
});

test.each([
  ["1", "dummy-field-a"],
  ["2", "dummy-field-b"],
  ["3", "dummy-field-c"],
])("a new field of step %s is one new file and ten changed ones", async (step, name) => {
  const { files, needsGenerate } = await create(copy.folder, ["field", name, "--step", step]);
  expect(Object.keys(files)).toHaveLength(11);
  expect(takeChanges()).toEqual(Object.keys(files).toSorted());
  expect(needsGenerate).toBe(true);
});

test("permissions for new fields are in alphabetical order", () => {
  const text = copy.read("force-app/main/default/permissionsets/Travel_Designer.permissionset-meta.xml");
  const fields = [...text.matchAll(/<field>(.*)<\/field>/g)].map(([, field]) => field);
  expect(fields).toEqual(fields.toSorted());
});

describe("new blocks, one of them with a drop zone", () => {
  test("are files of their own and generated files only, which the command prints with what to do next", async () => {
    await create(copy.folder, ["block", "dummy-block"]);
    const output = copy.runNew("block", "dummy-frame", "--slot", "content");
    const own = ["css", "editor.ts", "test.tsx", "tsx"];
    const bundle = ["css", "html", "js", "js-meta.xml", "svg"];
    expect(takeChanges()).toEqual(
      [
        ...own.map((ending) => `${blocks[0]}/dummy-block.${ending}`),
        ...[...own, "model.ts"].map((ending) => `${blocks[1]}/dummy-frame.${ending}`),
        ...["tdDummyBlock", "tdDummyFrame"].flatMap((name) =>
          bundle.map((ending) => `${lwc}/${name}/${name}.${ending}`),
        ),
        // Because of the new fields.
        "packages/platform/src/testing/org.ts",
      ].toSorted(),
    );
    expect(output).toMatch(
      /^Created or changed:\n[^]*dummy-frame\.tsx[^]*Generated:[^]*tdDummyFrame\.js\n[^]*Next:\n1\. /,
    );
    expect(output).toContain("dummy-frame.model.ts");
  });

  test("bring their style sheets to every host", () => {
    expect(copy.read("packages/blocks/src/later.css")).toContain('@import url("./dummy-block/dummy-block.css");\n');
    expect(copy.read(`${lwc}/tdDummyFrame/tdDummyFrame.css`)).toContain(".td-dummy-frame {");
  });
});

test("the labels of new fields are in the Lightning web components", () => {
  expect(copy.read(`${lwc}/tdModels/tdModels.js`)).toContain('dummyFieldA: "Dummy field a"');
});

test.each([
  ["page", "dummy-page"],
  ["component", "dummy-component"],
  ["field", "dummy-field-a"],
])("the name of a new %s is taken from then on", (kind, name) => {
  expect(() => planThing(copy.folder, [kind, name])).toThrow("exists already");
});

const script = (path: string, ...parameters: string[]) => [`../scripts/${path}`, ...parameters];

test.each<[check: string, command: string[], files?: RegExp]>([
  ["formatting", ["prettier/bin/prettier.cjs", "--check"], /\.(?:tsx?|css|json|js|html)$/],
  ["lint", ["oxlint/bin/oxlint"], /\.tsx?$/],
  ["style lint", ["stylelint/bin/stylelint.mjs"], /^packages.*\.css$/],
  ["type check", ["typescript/bin/tsc", "-p", ".", "--singleThreaded"]],
  ["generated files", script("generate/blocks/index.ts", "--check")],
  ["content files", script("check/site.ts")],
  ["rules of the form in every place", script("check/parity/index.ts")],
  ["the endpoint's test case", ["vitest/vitest.mjs", "run", "--project=node", "-t=getDummyThings", "endpoints.test"]],
  [
    "tests of components, blocks, lists, bundles, style sheets, the form and the local org",
    [
      "vitest/vitest.mjs",
      "run",
      "--project=unit",
      "--project=node",
      component,
      ...blocks,
      "packages/blocks/src/define",
      ...["coverage", "server-render"].map((name) => `packages/ui/src/internal/testing/conformance/${name}.test.ts`),
      "packages/ui/src/tokens",
      `${localOrg}/hostile-input.test.ts`,
      ...["model", "store"].map((folder) => `packages/quotation/src/${folder}`),
      "packages/local-org/src/apex",
      "scripts/generate/blocks",
    ],
  ],
])("passes: %s", { timeout: 240_000 }, (_check, [tool = "", ...parameters], files) => {
  const paths = files ? [...created].filter((path) => files.test(path)) : [];
  expect(copy.failureOf(tool, ...parameters, ...paths)).toBe("");
});
