import { describe, expect, test } from "vitest";
import { json } from "./response.ts";
import { createRouter, type Route } from "./router.ts";

const route = (method: Route["method"], pattern: string): Route => ({ method, pattern, handle: () => json(200, null) });

const find = createRouter([
  route("GET", "/org/requests"),
  route("GET", "/org/:page"),
  route("POST", "/org/:page"),
  route("GET", "/files/:name/**:path"),
]);

describe("a path finds its route", () => {
  test.each([
    ["GET", "/org/requests", "/org/requests", {}],
    ["HEAD", "/org/requests", "/org/requests", {}],
    ["GET", "/org/a%2Fb", "/org/:page", { page: "a/b" }],
    ["POST", "/org/requests", "/org/:page", { page: "requests" }],
    ["GET", "/files/a/b/c%20d", "/files/:name/**:path", { name: "a", path: "b/c d" }],
  ])("%s %s", (method, path, pattern, params) => {
    expect(find(method, path)).toMatchObject({ route: { pattern }, params });
    expect(find(method, path)?.params).toEqual(params);
  });
});

test.each(["/", "/org", "/org/requests/1", "/files/a", "/files/a/", "/Org/requests"])("%s has no route", (path) => {
  expect(find("GET", path)).toBeUndefined();
});

test("another method is rejected with the ones that are allowed", () => {
  expect(() => find("DELETE", "/org/x")).toThrow("Allowed are GET, POST.");
});

test("a broken percent-encoding is rejected", () => {
  expect(() => find("GET", "/org/%E0")).toThrow(expect.objectContaining({ status: 400 }));
});
