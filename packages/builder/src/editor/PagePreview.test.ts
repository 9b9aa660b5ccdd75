import { expect, test } from "vitest";
import { cut } from "./PagePreview.tsx";

test.each([
  ["Reizen naar Peru", 16, "Reizen naar Peru"],
  ["Reizen naar Peru", 15, "Reizen naar…"],
  ["Reizen naar Peru", 12, "Reizen naar…"],
  ["Onafgebroken", 5, "Onafg…"],
  ["", 5, ""],
])("%j in %i characters is %j", (text, max, shown) => {
  expect(cut(text, max)).toBe(shown);
});
