import { expect, test } from "vitest";
import { parse } from "../internal/testing/parse.ts";
import { toAnchorId } from "./anchor-id.ts";
import { link } from "./link-properties.ts";
import { toPhoneAddress } from "./phone-address.ts";

test.each([
  ["bestemmingen", "bestemmingen"],
  [" #offerte ", "offerte"],
  ["stap-1_a", "stap-1_a"],
  ["onze reizen", undefined],
  ["1e-stap", undefined],
  ['a"><script>', undefined],
  ["w".repeat(1000), undefined],
  ["", undefined],
  [7, undefined],
  [null, undefined],
])("%j is the anchor %j", (value, id) => {
  expect(toAnchorId(value)).toBe(id);
});

test.each([
  ["020 123 45 67", "tel:0201234567"],
  ["+31 (0)20 123 45 67", "tel:+31201234567"],
  ["0031 (0)20 123 45 67", "tel:0031201234567"],
  ["(020) 123-4567", "tel:0201234567"],
  ["112", "tel:112"],
  ["12", undefined],
  ["bel ons", undefined],
  ["020 123;ext=4", undefined],
  ["javascript:alert(1)", undefined],
  ["9".repeat(100), undefined],
  ["", undefined],
  [null, undefined],
  [201234567, undefined],
])("%j is dialed as %j", (value, address) => {
  expect(toPhoneAddress(value)).toBe(address);
});

test("a link is read without the white space around it", () => {
  expect(parse({ link: link() }, { link: " /contact\n" }).settings.link).toBe("/contact");
});
