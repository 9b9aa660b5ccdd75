import { expect, test } from "vitest";
import { nativeAttributes } from "./native-attributes.ts";

const bounds = { min: "0.00", step: "any" };

test.each([
  ["text", { type: "text" }],
  ["email", { type: "email" }],
  ["tel", { type: "tel" }],
  ["number", { type: "number", min: "0.00", step: "any" }],
  ["currency", { type: "text", inputMode: "decimal" }],
] as const)("for %s", (type, attributes) => {
  expect(nativeAttributes(type, bounds)).toEqual(attributes);
});
