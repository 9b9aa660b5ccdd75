import { expect, test } from "vitest";
import { formFactors } from "../constants.ts";
import { getObjectInfo } from "../endpoints/objects.ts";
import { getRecord } from "../endpoints/records.ts";
import { testPlatform } from "../testing/test-platform.ts";
import {
  fieldName,
  fieldNames,
  boolean,
  integer,
  jsonObject,
  type Kind,
  modifiedSince,
  objectName,
  objectNames,
  oneOf,
  recordId,
  string,
  stringList,
} from "./kinds.ts";
import { body, check, header, path, query, required, withDefault } from "./parameters.ts";
import { toLongId } from "./record-id.ts";
import { buildRequest } from "./request.ts";

const invalid = undefined;
const field = { objectApiName: "Trip__c", fieldApiName: "Name" };

test.each<[string, Kind<unknown>, unknown, unknown]>([
  ["string", string, "", ""],
  ["string", string, 1, invalid],
  ["string", string, null, invalid],
  ["integer", integer, 50, 50],
  ["integer", integer, 1.5, invalid],
  ["integer", integer, "50", invalid],
  ["integer", integer, NaN, invalid],
  ["boolean", boolean, false, false],
  ["boolean", boolean, "true", invalid],
  ["stringList", stringList, ["b", "a"], ["b", "a"]],
  ["stringList", stringList, "a", invalid],
  ["stringList", stringList, ["a", 1], invalid],
  ["objectName", objectName, "Trip__c", "Trip__c"],
  ["objectName", objectName, { objectApiName: "Trip__c" }, "Trip__c"],
  ["objectName", objectName, {}, invalid],
  ["objectNames", objectNames, ["B", { objectApiName: "A" }], ["B", "A"]],
  ["objectNames", objectNames, [], invalid],
  ["objectNames", objectNames, "A", invalid],
  ["fieldName", fieldName, "Trip__c.Name", "Trip__c.Name"],
  ["fieldName", fieldName, field, "Trip__c.Name"],
  ["fieldName", fieldName, { fieldApiName: "Name" }, invalid],
  ["fieldNames", fieldNames, ["B.x", "A.x", "B.x", field], ["A.x", "B.x", "Trip__c.Name"]],
  ["fieldNames", fieldNames, "A.x", ["A.x"]],
  ["fieldNames", fieldNames, [7], invalid],
  ["recordId", recordId, "001000000000001", "001000000000001AAA"],
  ["recordId", recordId, 1, invalid],
  ["jsonObject", jsonObject, { a: 1 }, { a: 1 }],
  ["jsonObject", jsonObject, [], invalid],
  ["modifiedSince", modifiedSince, "2025-03-01T10:00:00.000Z", "Sat, 01 Mar 2025 10:00:00 GMT"],
  ["modifiedSince", modifiedSince, "2025-03-01T10:00:00Z", "2025-03-01T10:00:00Z"],
  ["modifiedSince", modifiedSince, "2025-13-99T99:99:99.000Z", invalid],
  ["modifiedSince", modifiedSince, "2025-02-30T10:00:00.000Z", invalid],
  ["modifiedSince", modifiedSince, 1, invalid],
  ["formFactor", oneOf(formFactors), "Large", "Large"],
  ["formFactor", oneOf(formFactors), "large", invalid],
  ["formFactor", oneOf(formFactors), "Huge", invalid],
])("%s parses %3$j", (_name, kind, value, parsed) => {
  expect(kind.parse(value)).toEqual(parsed);
});

test.each([
  ["001000000000001", "001000000000001AAA"],
  ["a0X000000000001", "a0X000000000001EAA"],
  ["00DA0000000ABCD", "00DA0000000ABCDMA4"],
  ["001000000000001AAA", "001000000000001AAA"],
  ["not an id", "not an id"],
])("the 18-character form of %s is %s", (id, long) => {
  expect(toLongId(id)).toBe(long);
});

const parameters = {
  id: path(string),
  names: query(fieldNames),
  size: withDefault(query(integer), 50),
  input: required(body(jsonObject)),
  ifUnmodifiedSince: header(string),
};
const valid = { id: "1", input: {} };

test("check fills in defaults, ignores unknown parameters and normalizes values", () => {
  const checked = check(parameters, { ...valid, names: ["B.x", "A.x"], unknown: 1 });
  expect(checked).toEqual({ id: "1", names: ["A.x", "B.x"], size: 50, input: {} });
});

test.each([
  [undefined, "Expected object but received undefined"],
  [null, "Expected object but received null"],
  [[], "Expected object but received array"],
  [{ input: {} }, "Expected string but received undefined"],
  [{ ...valid, id: 1 }, "Expected string but received number"],
  [{ ...valid, id: "" }, "Expected string but received string"],
  [{ ...valid, id: ".." }, "Expected string but received string"],
  [{ ...valid, id: undefined }, "Expected string but received undefined"],
  [{ id: "1" }, "Expected object but received undefined"],
  [{ ...valid, input: "text" }, "Expected object but received string"],
  [{ ...valid, size: null }, "Expected integer but received null"],
  [Object.create(valid), "Expected string but received undefined"],
])("check rejects %j with %s", (config, message) => {
  expect(() => check(parameters, config)).toThrow(new TypeError(message));
});

test("a request contains each parameter at its place in the URL, body or headers, and encodes it", () => {
  const config = check(parameters, {
    id: "a/b?c",
    names: ["A.x", "B.x"],
    input: { deep: [1] },
    ifUnmodifiedSince: "yesterday",
  });
  expect(buildRequest({ route: "PATCH /things/{id}/edit", base: "/base", parameters }, config)).toEqual({
    method: "PATCH",
    path: "/base/things/a%2Fb%3Fc/edit",
    query: { names: "A.x,B.x", size: "50" },
    body: { input: { deep: [1] } },
    headers: { "If-Unmodified-Since": "yesterday" },
  });
});

test("the compiler infers config and response of an endpoint", async () => {
  const { platform, server } = testPlatform({ getObjectInfo, getRecord });
  server.replyWith({ status: 200, body: { apiName: "Trip__c", fields: {}, defaultRecordTypeId: "012" } });
  const { defaultRecordTypeId } = await platform.getObjectInfo.read({ objectApiName: "Trip__c" });
  const inferred: string | null = defaultRecordTypeId;
  expect(inferred).toBe("012");
  // @ts-expect-error a parameter of a wrong type
  await expect(platform.getObjectInfo.read({ objectApiName: 7 })).rejects.toThrow(
    "Expected string but received number",
  );
  // @ts-expect-error missing parameter
  await expect(platform.getObjectInfo.read({})).rejects.toThrow("Expected string but received undefined");
  // @ts-expect-error unknown parameter
  await platform.getObjectInfo.read({ objectApiName: "Trip__c", recordTypeId: "012" });
  // @ts-expect-error an endpoint that the platform does not contain
  expect(platform.getPicklistValues).toBeUndefined();
});
