// Everything that `npm run new` creates passes the checks of the repository: in one copy, because each check is run once.
import { afterAll, expect, test } from "vitest";
import { makeCleanCopy } from "./clean-copy.ts";
import { create } from "./create.ts";

const created = [
  ["page", "dummy-page"],
  ["component", "dummy-component"],
  ["block", "dummy-block"],
  ["block", "dummy-frame", "--slot", "content"],
  ["endpoint", "get-dummy-things"],
  ...["1", "2", "3"].map((step, index) => ["field", `dummy-field-${"abc".charAt(index)}`, "--step", step]),
];

const component = "packages/ui/src/controls/dummy-component";
const blocks = ["packages/blocks/src/dummy-block", "packages/blocks/src/dummy-frame"];
const vitest = (project: string, ...paths: string[]) => ["vitest/vitest.mjs", "run", "--project", project, ...paths];

const copy = makeCleanCopy();
afterAll(() => copy.remove());
for (const parameters of created) await create(copy.folder, parameters);
copy.run("scripts/generate/blocks/index.ts");

test.each<[check: string, command: string[], files?: RegExp]>([
  ["formatting", ["prettier/bin/prettier.cjs", "--check"], /\.(?:tsx?|css|json|cls|js|html)$/],
  ["lint", ["oxlint/bin/oxlint"], /\.tsx?$/],
  ["style lint", ["stylelint/bin/stylelint.mjs"], /^packages.*\.css$/],
  ["type check", ["typescript/bin/tsc", "-p", "."]],
  ["generated files", ["../scripts/generate/blocks/index.ts", "--check"]],
  ["content files", ["../scripts/check/site.ts"]],
  ["tests of components and blocks", vitest("unit", component, "packages/blocks/src/define", ...blocks)],
  [
    "tests of lists, bundles, style sheets, the form and the local org",
    vitest(
      "node",
      "packages/ui/src/internal/testing/conformance",
      "packages/ui/src/tokens",
      "packages/platform/src/endpoints/get-dummy-things.test.ts",
      "packages/local-org/src/ui-api/get-dummy-things",
      "packages/local-org/src/ui-api/hostile-input.test.ts",
      "packages/quotation",
      "packages/local-org/src/apex",
      "scripts/generate/blocks",
    ),
  ],
])("passes: %s", { timeout: 240_000 }, (_check, [tool = "", ...parameters], files) => {
  const changed = files ? copy.changes().filter((path) => files.test(path)) : [];
  expect(copy.failureOf(tool, ...parameters, ...changed)).toBe("");
});
