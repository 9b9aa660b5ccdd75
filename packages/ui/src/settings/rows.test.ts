import { expect, test } from "vitest";
import { hostileSettings } from "../internal/testing/hostile-values.ts";
import { parse } from "../internal/testing/parse.ts";
import { describeExpectation } from "./english.ts";
import { integer } from "./number-properties.ts";
import { string } from "./properties.ts";
import { rows } from "./rows.ts";

const parts = { name: string(), nights: integer({ default: undefined, min: 1, max: 9 }), note: string() };
const properties = { stops: rows({ parts, required: ["name"] }, 3) };
const oslo = { name: "Oslo", nights: 2, note: "aan het water" };
const bergen = { name: "Bergen", nights: undefined, note: "" };

test.each<[raw: unknown, stops: readonly object[]]>([
  ["Oslo | 2 | aan het water||Bergen", [oslo, bergen]],
  ["Oslo|2|aan het water\r\nBergen | | \n", [oslo, bergen]],
  ["|| | ||Bergen", [bergen]],
  ["Oslo | | vandaag; morgen verder", [{ name: "Oslo", nights: undefined, note: "vandaag; morgen verder" }]],
  [
    [oslo, bergen],
    [oslo, bergen],
  ],
  [JSON.stringify([oslo]), [oslo]],
  [" ", []],
  ["", []],
  [undefined, []],
])("reads the rows of %j", (raw, stops) => {
  expect(parse(properties, { stops: raw })).toEqual({ settings: { stops }, problems: [] });
});

test.each<[raw: unknown, names: readonly string[], reason: string]>([
  ["Oslo||| 2 | ", ["Oslo"], "line 2 has no name"],
  ["Oslo | twee", ["Oslo"], `line 1, nights: "twee" is not valid; use ${describeExpectation(parts.nights.expected)}`],
  ["Oslo | 2 | a | b", ["Oslo"], "line 1 has more parts than name | nights | note"],
  ["a||b||c||d", ["a", "b", "c"], "there are more than 3 lines"],
  [[oslo, null], ["Oslo"], "line 2 has no name"],
  [[{ ...oslo, city: "x" }], ["Oslo"], "line 1 has more parts than name | nights | note"],
])("reports the first problem of %j, and keeps what can be used", (raw, names, reason) => {
  const { settings, problems } = parse(properties, { stops: raw });
  expect(settings.stops.map(({ name }) => name)).toEqual(names);
  expect(problems).toEqual([expect.stringMatching(/^stops: .* is not valid; use name \| nights \| note per line; /)]);
  expect(problems[0]?.endsWith(reason)).toBe(true);
});

test.each([[7], [true], [{}], ['[{"name":'], ['{"name":"Oslo"}']])("%j is no rows, and is reported", (raw) => {
  const { settings, problems } = parse(properties, { stops: raw });
  expect(settings.stops).toEqual([]);
  expect(problems).toHaveLength(1);
});

test("never throws, and reports once at most", () => {
  for (const stops of [...hostileSettings, "|;".repeat(10_000), `${"|".repeat(10_001)}a`])
    expect(parse(properties, { stops }).problems.length).toBeLessThanOrEqual(1);
});

test("a text that begins with a bracket is a row, unless it is a list", () => {
  const { settings, problems } = parse(properties, { stops: "[Nieuw] Oslo | 2" });
  expect(settings.stops).toMatchObject([{ name: "[Nieuw] Oslo", nights: 2 }]);
  expect(problems).toEqual([]);
});
