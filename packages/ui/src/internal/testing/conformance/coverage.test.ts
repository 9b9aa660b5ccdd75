import { expect, test } from "vitest";
import * as library from "../../../index.ts";
import { blocks } from "./blocks.tsx";
import { controls } from "./controls.tsx";

/** What draws no element of its own, or only a part of one that is under test as a whole. */
const parts = [
  "Asterisk",
  "Field",
  "FieldError",
  "FieldLabel",
  "HostEvents",
  "ImagePreloadError",
  "ImageUrls",
  "LinkProvider",
  "VisuallyHidden",
];

test("the suite draws every component there is", () => {
  const isComponent = ([name, value]: [string, unknown]): boolean => /^[A-Z]/.test(name) && typeof value === "function";
  const components = Object.entries(library).filter(isComponent);
  const names = components.map(([name]) => name).filter((name) => !parts.includes(name));
  expect(names.toSorted()).toEqual([...controls, ...blocks].map(({ name }) => name).toSorted());
});
