import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCleanCopy, type CleanCopy } from "./clean-copy.ts";
import { create } from "./create.ts";

const file = "packages/platform/src/endpoints/get-dummy-things";

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

  test("is two files and an export", () => {
    expect(copy.changes()).toEqual(["packages/platform/src/index.ts", `${file}.test.ts`, `${file}.ts`]);
  });

  test.each([
    ["formatting", "prettier/bin/prettier.cjs", ["--check", "packages/platform/src"]],
    ["lint", "oxlint/bin/oxlint", ["packages/platform/src"]],
    ["type check", "typescript/bin/tsc", ["-p", "."]],
    ["its own test", "vitest/vitest.mjs", ["run", "--project", "node", `${file}.test.ts`]],
  ])("passes: %s", { timeout: 240_000 }, (_check, tool, parameters) => {
    expect(copy.failureOf(tool, ...parameters)).toBe("");
  });
});
