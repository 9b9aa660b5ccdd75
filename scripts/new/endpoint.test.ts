import { afterAll, expect, test } from "vitest";
import { makeCleanCopy } from "./clean-copy.ts";

const file = "packages/platform/src/endpoints/get-dummy-things";
const localOrg = "packages/local-org/src/ui-api";

const copy = makeCleanCopy();
afterAll(() => copy.remove());

test("a new endpoint is two files and a line in a list, in the data layer and in the local org", () => {
  copy.runNew("endpoint", "get-dummy-things");
  expect(copy.changes()).toEqual([
    "packages/local-org/src/testing/endpoints.ts",
    `${localOrg}/index.ts`,
    "packages/platform/src/index.ts",
    `${localOrg}/get-dummy-things/get-dummy-things.test.ts`,
    `${localOrg}/get-dummy-things/get-dummy-things.ts`,
    `${file}.test.ts`,
    `${file}.ts`,
  ]);
});
