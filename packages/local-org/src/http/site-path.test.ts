import { expect, test } from "vitest";
import { homeOf, siteFinder } from "./site-path.ts";

const below = siteFinder([{ basePath: "/reizen" }]);

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
  expect(below(path)?.path).toBe(expected);
});

test("with the site at the root, every path stays", () => {
  expect(siteFinder([{ basePath: "" }])("/reizen/privacy")?.path).toBe("/reizen/privacy");
  expect(homeOf("/", [{ basePath: "" }])).toBeUndefined();
});

test.each([
  ["/reizen/privacy", "/reizen", "/privacy"],
  ["/zon/privacy", "/zon", "/privacy"],
  ["/zonnig/privacy", "", "/zonnig/privacy"],
  ["/", "", "/"],
  ["/org/requests", "", "/org/requests"],
])("with three sites, %s belongs to the one at %j", (path, basePath, ownPath) => {
  const find = siteFinder([{ basePath: "" }, { basePath: "/reizen" }, { basePath: "/zon" }]);
  expect(find(path)).toEqual({ basePath, path: ownPath });
});

test.each([
  ["/", "/reizen"],
  ["/reizen", "/reizen"],
  ["/zon", "/zon"],
  ["/zon/", undefined],
])("with two sites, %s leads to the home page at %s", (path, home) => {
  expect(homeOf(path, [{ basePath: "/reizen" }, { basePath: "/zon" }])).toBe(home);
});
