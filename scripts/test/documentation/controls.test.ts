import type { SBType, StrictInputType } from "storybook/internal/types";
import { expect, test } from "vitest";
import { withUsableControl } from "../../../storybook/controls.ts";
import { startOf } from "../../../storybook/initial-args.ts";

const missing: SBType = { name: "other", value: "undefined" };
const optional = (type: SBType, raw?: string): SBType => ({
  name: "union",
  value: [type, missing],
  ...(raw && { raw }),
});
const boolean = optional({ name: "boolean" });

/** The control of a prop. */
function controlOf(type: SBType, value?: unknown, control?: StrictInputType["control"]): StrictInputType["control"] {
  return withUsableControl({ name: "prop", type, ...(control !== undefined && { control }) }, value).control;
}

test.each([
  ["a boolean with a value", boolean, true, { type: "boolean" }],
  ["a boolean without a value", boolean, undefined, { type: "inline-radio" }],
  ["a text", optional({ name: "string" }), undefined, { type: "text" }],
  ["a number", optional({ name: "number" }), 3, { type: "number" }],
  ["two words", optional(missing, '"column" | "row" | undefined'), "row", { type: "inline-radio" }],
  ["four words", optional(missing, '"a" | "b" | "c" | "d"'), "a", { type: "select" }],
  ["a node", optional({ name: "other", value: "ReactNode" }, "ReactNode | undefined"), undefined, { type: "text" }],
  ["an object without a value", optional({ name: "object", value: {} }), undefined, { disable: true }],
  ["a list with a value", { name: "array", value: { name: "string" } }, ["a"], undefined],
] as const)("the control of %s", (_what, type, value, control) => {
  expect(controlOf(type, value)).toEqual(control);
});

test("a control of the story is kept, unless it cannot be used without a value", () => {
  expect(controlOf(boolean, undefined, { type: "text" })).toEqual({ type: "text" });
  expect(controlOf(boolean, undefined, false)).toBe(false);
  expect(controlOf(boolean, undefined, "boolean")).toEqual({ type: "inline-radio" });
});

const startOfText = (summary?: string, name = "prop"): unknown =>
  startOf({ name, type: { name: "string" }, ...(summary && { table: { defaultValue: { summary } } }) });

test.each([
  ["a text", startOfText(), ""],
  ["a text with a default", startOfText('"Klik hier"'), "Klik hier"],
  ["a text with digits as its default", startOfText("0.00"), "0.00"],
  ["a text whose default is code", startOfText("noTexts"), ""],
  ["an id", startOfText(undefined, "fieldId"), undefined],
  ["a number", startOf({ name: "prop", control: { type: "number" } }), undefined],
  [
    "a number with a default",
    startOf({ name: "prop", control: { type: "number" }, table: { defaultValue: { summary: "5000" } } }),
    5000,
  ],
  [
    "a prop without a control",
    startOf({ name: "prop", control: { disable: true }, type: { name: "string" } }),
    undefined,
  ],
  ["a choice", startOf({ name: "prop", control: { type: "select" } }), undefined],
])("%s starts at its default, or empty", (_what, start, expected) => {
  expect(start).toBe(expected);
});
