import { expect, test } from "vitest";
import { hostileSettings } from "../../internal/testing/hostile-values.ts";
import { parseSpecialists } from "./parse-specialists.ts";

const anna = {
  title: "Anna de Wit",
  description: "Noorwegen, IJsland",
  specialistEmail: "anna@example.com",
  image: "/anna.jpg",
};
const annaText = "Anna de Wit | Noorwegen, IJsland | anna@example.com | /anna.jpg";
const bo = { title: "Bo Smit", description: "", specialistEmail: "", image: "" };

test.each<[text: string, people: readonly object[]]>([
  [annaText, [anna]],
  ["Anna de Wit|Noorwegen, IJsland|anna@example.com|/anna.jpg", [anna]],
  [`${annaText};Bo Smit`, [anna, bo]],
  [`\n${annaText} ;\n Bo Smit ;\n`, [anna, bo]],
  [";; Bo Smit ; | ;", [bo]],
  ["Bo Smit | | bo@example.com", [{ ...bo, specialistEmail: "bo@example.com" }]],
  ["Bo Smit | Peru | | MCBO", [{ ...bo, description: "Peru", image: "MCBO" }]],
])("reads the text %j", (text, specialists) => {
  expect(parseSpecialists(text)).toEqual({ specialists, warnings: [] });
});

test.each([[[anna]], [JSON.stringify([anna])]])("reads the list %j as it is", (value) => {
  expect(parseSpecialists(value)).toEqual({ specialists: [anna], warnings: [] });
});

test.each([[undefined], [null], [""], ["   "], [" ; | "], ["[]"], [[]]])("%j contains nobody", (value) => {
  expect(parseSpecialists(value)).toEqual({ specialists: [], warnings: [] });
});

test.each<[value: unknown, names: readonly string[], warnings: readonly RegExp[]]>([
  ["| Peru | bo@example.com; Bo Smit", ["Bo Smit"], [/\{"code":"noPart","line":1,"part":"name"\}/]],
  ["Anna; Bo | Peru | bo@example.com | /bo.jpg | 7", ["Anna", "Bo"], [/\{"code":"moreParts","line":2\}/]],
  [[anna, null, 7, ["Bo"]], ["Anna de Wit"], [/"line":2/, /"line":3/, /"line":4/]],
  ['[{"title": "Anna"; "description": "Peru"}', [], [/"invalid"/]],
  ['{"title":"Anna"}', [], [/"invalid"/]],
  ["7", [], [/"invalid"/]],
  ["null", [], [/"invalid"/]],
  [7, [], [/"invalid"/]],
  [{ title: "Anna" }, [], [/"invalid"/]],
])("reports what it cannot use of %j", (value, names, warnings) => {
  const parsed = parseSpecialists(value);
  expect(parsed.specialists.map(({ title }) => title)).toEqual(names);
  expect(parsed.warnings).toEqual(warnings.map((warning) => expect.stringMatching(warning)));
  for (const warning of parsed.warnings) expect(warning).toMatch(/^\[travel-design\] SpecialistList: specialists: /);
});

test("never throws", () => {
  for (const value of [...hostileSettings, "|;".repeat(10_000), `${"|".repeat(10_000)}a`])
    expect(() => parseSpecialists(value)).not.toThrow();
});
