import { expect, test } from "vitest";
import * as library from "../../../index.ts";
import { blocks } from "./blocks.tsx";
import { controls } from "./controls.tsx";

/** Components that render no element of their own, and parts that are tested inside another component. */
const parts = [
  "Asterisk",
  "Field",
  "FieldError",
  "FieldLabel",
  "HostEvents",
  "ImageUrls",
  "LinkProvider",
  "VisuallyHidden",
];

test("the suite covers every component of the library", () => {
  const isComponent = ([name, value]: [string, unknown]): boolean => /^[A-Z]/.test(name) && typeof value === "function";
  const components = Object.entries(library).filter(isComponent);
  const names = components.map(([name]) => name).filter((name) => !parts.includes(name));
  const covered = [...controls, ...blocks].map(({ name }) => name);
  const missing = names.filter((name) => !covered.includes(name));
  const files = `${import.meta.dirname}/controls.tsx, or to blocks.tsx if it has no value`;
  expect(missing.map((name) => `Add ${name} to ${files}`)).toEqual([]);
  expect(covered.filter((name) => !names.includes(name))).toEqual([]);
});
