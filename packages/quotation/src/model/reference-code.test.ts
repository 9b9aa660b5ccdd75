import { expect, test } from "vitest";
import { decodeReference, encodeReference } from "./reference-code.ts";

test.each(["TD-222222", "TD-7K3M9Q", "TD-ZZZZZZ", "TD-Z2Z2Z2"])("%s is the same again after both ways", (reference) => {
  expect(encodeReference(reference)).toMatch(/^[\da-f]{8}$/);
  expect(decodeReference(encodeReference(reference))).toBe(reference);
});

test.each(["", "TD-", "TD-7K3M9", "TD-7K3M9QQ", "TD-0K3M9Q", "td-7K3M9Q", "XX-7K3M9Q"])(
  "%j is no reference",
  (text) => {
    expect(encodeReference(text)).toBe("00000000");
  },
);

test.each(["", "00000000", "2c4333d8", "2C4333D9", "2c4333d", "2c4333d99", "zzzzzzzz"])("%j holds none", (digits) => {
  expect(decodeReference(digits)).toBe("");
});
