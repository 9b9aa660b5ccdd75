import { expect, test } from "vitest";
import { hostileSettings } from "../internal/testing/hostile-values.ts";
import { fromJson } from "./from-json.ts";
import { toArray, toObject } from "./json.ts";

test.each([
  ['{"a":1}', { a: 1 }],
  [{ a: 1 }, { a: 1 }],
  ["{", undefined],
  ["null", undefined],
  ["7", undefined],
  [null, undefined],
  [() => 1, undefined],
])("%j holds the object %j", (value, object) => expect(toObject(value)).toEqual(object));

test.each([
  [[1], [1]],
  ["[1]", [1]],
  ["[]", []],
  ["[1", undefined],
  ["{}", undefined],
  [{}, undefined],
  [null, undefined],
  [Number.NaN, undefined],
])("%j holds the list %j", (value, list) => expect(toArray(value)).toEqual(list));

test("never throws", () => {
  const readAll = () =>
    hostileSettings.forEach((value) => [fromJson, toArray, toObject].forEach((read) => read(value)));
  expect(readAll).not.toThrow();
});
