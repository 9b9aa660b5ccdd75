import { expect, test } from "vitest";
import { cssUrl, toColour, toImageUrl, toLength, toNumber, toObject, toPosition } from "./values.ts";

const hostile = [
  null,
  undefined,
  Number.NaN,
  -1,
  {},
  [],
  true,
  Symbol("x"),
  () => "1px",
  "",
  " ",
  "red;background:url(x)",
];

test.each([
  [0, "0px"],
  [300, "300px"],
  ["0", "0px"],
  [" 2rem ", "2rem"],
  ["50%", "50%"],
  [".5em", ".5em"],
  ["38SVH", "38SVH"],
  [10_000, "10000px"],
  [10_001, undefined],
  [1e300, undefined],
  ["501vh", undefined],
  ["-1px", undefined],
  ["1px;color:red", undefined],
  ["calc(1px)", undefined],
  ["1".repeat(10_000), undefined],
])("reads %j as the length %j", (value, length) => expect(toLength(value)).toBe(length));

test.each([
  "#fff",
  "#0f4c4aff",
  "navy",
  "rgba(18,24,42,0.12)",
  "rgb(18 24 42 / 12%)",
  "oklch(40.1% 0.123 21.57)",
  "hsl(120deg 75% 25%)",
  "var(--dxp-g-brand)",
])("takes %s for a colour", (value) => expect(toColour(` ${value} `)).toBe(value));

test.each([
  "#ff",
  "#fffff",
  "url(https://example.com)",
  "rgb(1,2,3);color:red",
  "rgb(url(x))",
  "var(--a,url(x))",
  "red}",
  "expression(alert(1))",
  "a".repeat(10_000),
])("does not take %.40s for a colour", (value) => expect(toColour(value)).toBeUndefined());

test.each(["https://example.com/zee.jpg", "/zee.jpg", "/zee.jpg?breedte=640", "data:image/png;base64,AA"])(
  "takes a picture from %s",
  (value) => expect(toImageUrl(value)).toBe(value),
);

test.each([
  "http://example.com/zee.jpg",
  "//example.com/zee.jpg",
  "/\\example.com/zee.jpg",
  "/\n/example.com/zee.jpg",
  "javascript:alert(1)",
  "data:text/html,zee",
  "zee.jpg",
  "/",
])("takes no picture from %j", (value) => expect(toImageUrl(value)).toBeUndefined());

test.each([
  ["center", "center"],
  [" 70% 60% ", "70% 60%"],
  ["left  -2rem", "left  -2rem"],
  ["center;color:red", undefined],
  ["left top right", undefined],
])("reads %j as the position %j", (value, position) => expect(toPosition(value)).toBe(position));

test.each([
  ["9", 6],
  [-5, 1],
  [Infinity, 6],
  ["3.2", 3.2],
  ["", undefined],
  ["drie", undefined],
])("brings %j within one and six as %j", (value, number) => expect(toNumber(value, 1, 6)).toBe(number));

test.each([
  ['{"a":1}', { a: 1 }],
  [{ a: 1 }, { a: 1 }],
  ["{", undefined],
  ["null", undefined],
  ["7", undefined],
])("reads %j as the object %j", (value, object) => expect(toObject(value)).toEqual(object));

test("reads nothing from values of the wrong type", () => {
  for (const reading of [toLength, toColour, toImageUrl, toPosition]) {
    expect(hostile.map(reading)).toEqual(hostile.map(() => undefined));
  }
});

test("keeps an address within its quotes", () => {
  expect(cssUrl('/a"); color: red; b\\.jpg')).toBe('url("/a%22);%20color:%20red;%20b%5C.jpg")');
});
