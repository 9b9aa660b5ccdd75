import { expect, test } from "vitest";
import { isHomePath, withoutBasePath } from "./site-path.ts";

test.each([
  ["/reizen/", "/"],
  ["/reizen/privacy", "/privacy"],
  ["/reizen/sfsites/c/resource/a", "/sfsites/c/resource/a"],
  ["/reizen/webruntime/api/services/data", "/webruntime/api/services/data"],
  ["/services/data/v63.0", "/services/data/v63.0"],
  ["/org/requests", "/org/requests"],
  ["/reizen", undefined],
  ["/privacy", undefined],
  ["/reizenen/privacy", undefined],
  ["/sfsites/c/resource/a", undefined],
  ["/webruntime/api/apex/execute", undefined],
  ["/reizen/services/data", undefined],
  ["/reizen/org/requests", undefined],
])("with the site below /reizen, %s is %s", (path, expected) => {
  expect(withoutBasePath(path, "/reizen")).toBe(expected);
});

test("with the site at the root, every path stays", () => {
  expect(withoutBasePath("/reizen/privacy", "")).toBe("/reizen/privacy");
  expect(isHomePath("/", "")).toBe(false);
});

test.each(["/", "/reizen"])("%s leads to the home page", (path) => {
  expect(isHomePath(path, "/reizen")).toBe(true);
});
