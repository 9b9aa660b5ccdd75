import { expect, test } from "vitest";
import { isAmountWithin } from "./amount.ts";

const free = { min: "0.00", step: "any" };

test.each([
  ["", free, true],
  [" ", free, true],
  ["1.250,50", free, true],
  ["veel", free, false],
  ["99,99", { min: "100", step: "any" }, false],
  ["1.000,01", { max: 1000 }, false],
  ["1.000", { max: 1000 }, true],
  ["100", { min: "100", step: "any" }, true],
  ["0,30", { min: "0.00", step: "0.1" }, true],
  ["0,35", { min: "0.00", step: "0.1" }, false],
  ["1.150", { min: "150", step: "500" }, true],
  ["1.000", { min: "150", step: "500" }, false],
  ["7", { min: "", step: "" }, true],
])("%j within %j: %j", (text, bounds, isWithin) => expect(isAmountWithin(text, bounds)).toBe(isWithin));
