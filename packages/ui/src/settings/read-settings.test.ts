import { expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";
import { toObject } from "./values.ts";

test.each([undefined, null, ""])("takes %j for a setting that is not there", (value) => {
  const read = readSettings("Proef", { a: value });
  expect([read.length("a"), read.colour("a"), read.read("a", toObject, "a JSON object"), read.text("a")]).toEqual([
    undefined,
    undefined,
    undefined,
    "",
  ]);
  expect(read.warnings).toEqual([]);
});

test("says in a sentence what cannot be used, without repeating it", () => {
  const read = readSettings("Proef", { lijn: "red;x", breedte: Number.NaN });
  expect(read.colour("lijn")).toBeUndefined();
  expect(read.length("breedte")).toBeUndefined();
  expect(read.warnings).toEqual([
    'Proef: setting "lijn" is not a colour, so it is left out.',
    'Proef: setting "breedte" is not a CSS length between 0 and 10,000 pixels, so it is left out.',
  ]);
});

test("replaces what is outside a list or range in silence", () => {
  const read = readSettings("Proef", { kant: "boven", aantal: "40" });
  expect(read.choice("kant", ["links", "rechts"], "links")).toBe("links");
  expect(read.count("aantal", { min: 0, max: 24, otherwise: 4 })).toBe(24);
  expect(read.count("niets", { min: 0, max: 24, otherwise: 4 })).toBe(4);
  expect(read.warnings).toEqual([]);
});

test("gives a border no percentage", () => {
  const read = readSettings("Proef", { dun: "1px", breed: "5%" });
  expect(read.borderWidth("dun")).toBe("1px");
  expect(read.borderWidth("breed")).toBeUndefined();
});

test.each([
  [true, true],
  ["true", true],
  [false, false],
  ["false", false],
  [1, false],
  [undefined, false],
])("reads the flag %j as %j", (value, flag) => expect(readSettings("Proef", { a: value }).flag("a")).toBe(flag));
