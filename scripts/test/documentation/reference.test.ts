import * as platform from "@travel-design/platform";
import { expect, test } from "vitest";
import { endpointRows, spanText } from "../../../storybook/platform/endpoint-rows.ts";

const rowsOf = (name: string) => endpointRows.filter((row) => row.name === name);

test("the reference has a line for every endpoint", () => {
  const isEndpoint = (value: unknown): boolean => typeof value === "object" && value !== null && "bind" in value;
  const names = Object.entries(platform).flatMap(([name, value]) => (isEndpoint(value) ? [name] : []));
  const functions = ["executeApex", "invalidate", "notifyRecordUpdateAvailable", "refresh", "revalidate"];
  expect(new Set(endpointRows.map(({ name }) => name))).toEqual(
    new Set(names.filter((name) => !functions.includes(name))),
  );
  expect(names).toEqual(expect.arrayContaining(functions));
});

test("a line contains the parameters of a call, the lifetime of its response and the problem of an invalid one", () => {
  const toRead = "null to a subscriber, INVALID_CONFIG (400) to a read";
  expect(rowsOf("getRecordActions")).toEqual([
    {
      name: "getRecordActions",
      call: "GET /actions/record/{recordIds}",
      parameters:
        "recordIds, actionTypes?, apiNames?, formFactor?, retrievalMode?, sections?; at least one of sections and apiNames",
      lifetime: "5 min",
      invalidConfigMessage: toRead,
    },
  ]);
  expect(rowsOf("getListRecordsByName")).toMatchObject([{ parameters: expect.stringContaining("pageSize = 50") }]);
  expect(rowsOf("getContent").map(({ call, lifetime }) => [call, lifetime])).toEqual([
    ["GET /connect/sites/{channelOrSiteId}/cms/delivery/contents/{contentKeyOrId}", "5 min, or as set"],
    ["GET /connect/cms/delivery/channels/{channelOrSiteId}/contents/{contentKeyOrId}", "5 min, or as set"],
  ]);
  expect(rowsOf("getListUi")).toHaveLength(4);
  expect(rowsOf("createRecord")).toMatchObject([
    { lifetime: "write", invalidConfigMessage: 'Invalid config for "createRecord"' },
  ]);
  expect(rowsOf("updateRecordAvatar")).toMatchObject([
    { invalidConfigMessage: "updateRecordAvatar invalid configuration" },
  ]);
  expect(rowsOf("getLookupRecords")).toMatchObject([{ lifetime: "not cached" }]);
  expect(rowsOf("getRelatedListCount")).toMatchObject([{ lifetime: "no end" }]);
  expect(rowsOf("getObjectInfoDirectory")).toMatchObject([{ parameters: "none", lifetime: "30 d" }]);
});

test.each([
  [200, "200 ms"],
  [1000, "1 s"],
  [900_000, "15 min"],
  [3_600_000, "1 h"],
])("%i milliseconds are %s", (milliseconds, text) => {
  expect(spanText(milliseconds)).toBe(text);
});
