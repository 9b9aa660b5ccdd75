import { resolve } from "node:path";
import { expect, test } from "vitest";
import { pageFile } from "./prerender.ts";

test.each([
  ["index.html", "/out/index.html"],
  ["a/b/index.html", "/out/a/b/index.html"],
  ["a/../index.html", "/out/index.html"],
  ["../../escaped/index.html", undefined],
  ["../out-side/index.html", undefined],
  ["/etc/index.html", undefined],
  ["..", undefined],
  [".", undefined],
])("%s becomes %s", (path, file) => {
  expect(pageFile("/out", path)).toBe(file && resolve(file));
});
