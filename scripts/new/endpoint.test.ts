import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCleanCopy, type CleanCopy } from "./clean-copy.ts";
import { create } from "./create.ts";

const file = "packages/platform/src/endpoints/get-dummy-things";
const localOrg = "packages/local-org/src/ui-api";

let copy: CleanCopy;
beforeAll(() => {
  copy = makeCleanCopy();
});
afterAll(() => copy.remove());

describe("invalid parameters", () => {
  test.each([
    ["a file that exists", ["endpoint", "records"], /endpoints\/records\.ts exists already/],
    [
      "an endpoint that exists",
      ["endpoint", "get-record"],
      /^packages\/platform\/src\/endpoints\/records\.ts defines getRecord already/,
    ],
    ["a step of an endpoint", ["endpoint", "get-dummy-things", "--step", "1"], /^Usage/],
  ])("%s", async (_what, parameters, message) => {
    await expect(create(copy.folder, parameters)).rejects.toThrow(message);
    expect(copy.changes()).toEqual([""]);
  });
});

describe("a new endpoint", () => {
  beforeAll(() => {
    copy.runNew("endpoint", "get-dummy-things");
  });

  test("is two files and a line in a list, in the data layer and in the local org", () => {
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
});
