import { describe, expect, onTestFinished, test, vi } from "vitest";
import { filterOptions, type SearchOption, type Suggestion } from "./filter-options.ts";

const optionsOf = (...labels: string[]): SearchOption[] => labels.map((label) => ({ label, value: label }));
const labelsOf = (suggestions: readonly Suggestion[]): string[] => suggestions.map(({ label }) => label);

describe("filterOptions", () => {
  test.each([
    ["JO", ["Jordanië"]],
    ["jordanië", ["Jordanië"]],
    ["JORDANIË", ["Jordanië"]],
    ["an", ["Japan", "Jordanië", "Sri Lanka"]],
    ["sri l", ["Sri Lanka"]],
    ["", ["Japan", "Jordanië", "Peru", "Sri Lanka"]],
    ["zzz", []],
    [" ja ", ["Japan"]],
    ["jordanie", ["Jordanië"]],
    ["jordanie\u0308", ["Jordanië"]],
    ["sri-l", ["Sri Lanka"]],
    ["-", ["Japan", "Jordanië", "Peru", "Sri Lanka"]],
    [".*", []],
  ])("finds what contains %j, regardless of case, diacritics, hyphens and white space", (text, expected) => {
    expect(labelsOf(filterOptions(optionsOf("Japan", "Jordanië", "Peru", "Sri Lanka"), text))).toEqual(expected);
  });

  test("compares labels, not values", () => {
    expect(filterOptions([{ label: "Japan", value: "JP" }], "jp")).toEqual([]);
  });

  test("has nothing to find without options", () => {
    expect(filterOptions([], "")).toEqual([]);
    expect(filterOptions([], "a")).toEqual([]);
  });

  test("gives the same answer whatever was asked before", () => {
    const labels = ["Japan", "Jamaica", "Jordanië", "Panama", "Papoea", "Peru"];
    const asked = ["j", "ja", "jap", "ja", "j", "", "pa", "apa", "p", "pan", "panx", "pan", "JAM", "am", "zzz", "a"];
    const options = optionsOf(...labels);
    for (const text of asked) {
      const found = labels.filter((label) => label.toLowerCase().includes(text.toLowerCase()));
      expect({ text, found: labelsOf(filterOptions(options, text)) }).toEqual({ text, found });
    }
  });

  test("gives the same array for the same text, also in another case", () => {
    const options = optionsOf("Japan", "Peru");
    expect(filterOptions(options, "JA")).toBe(filterOptions(options, "ja"));
  });

  test("finds a wider result again when the visitor erases", () => {
    const options = optionsOf("Japan", "Jordanië", "Peru");
    const wider = filterOptions(options, "j");
    filterOptions(options, "ja");
    expect(filterOptions(options, "j")).toBe(wider);
  });

  test("does not fold labels until the visitor types, and then once per list", () => {
    const normalize = vi.spyOn(String.prototype, "normalize");
    onTestFinished(() => normalize.mockRestore());
    const options = optionsOf("Japan", "Peru");
    filterOptions(options, "");
    normalize.mockClear();
    for (const text of ["p", "pe", "x", "a"]) filterOptions(options, text);
    expect(normalize.mock.contexts.filter((text) => text === "japan")).toHaveLength(1);
  });

  test("sees other options in another array", () => {
    expect(labelsOf(filterOptions(optionsOf("Japan"), "j"))).toEqual(["Japan"]);
    expect(labelsOf(filterOptions(optionsOf("Jordanië"), "j"))).toEqual(["Jordanië"]);
  });

  describe("with keywords", () => {
    const options: SearchOption[] = [
      { label: "Argentinië", value: "AR", keywords: ["Patagonië"] },
      { label: "Chili", value: "CL", keywords: ["Patagonië", "Paaseiland"] },
      { label: "Indonesië", value: "ID", keywords: ["Bali"] },
    ];

    test.each([
      ["bali", ["Bali (Indonesië)"]],
      ["patagonie", ["Patagonië (Argentinië)", "Patagonië (Chili)"]],
      ["il", ["Chili", "Paaseiland (Chili)"]],
      ["indo", ["Indonesië"]],
      [
        "i",
        [
          "Argentinië",
          "Chili",
          "Indonesië",
          "Patagonië (Argentinië)",
          "Patagonië (Chili)",
          "Paaseiland (Chili)",
          "Bali (Indonesië)",
        ],
      ],
      ["", ["Argentinië", "Chili", "Indonesië"]],
    ])("%j suggests labels before keywords", (text, expected) => {
      expect(labelsOf(filterOptions(options, text))).toEqual(expected);
    });

    test("reports the keyword and its option", () => {
      expect(filterOptions(options, "bal")).toEqual([
        expect.objectContaining({ label: "Bali (Indonesië)", keyword: "Bali", option: options[2] }),
      ]);
    });

    test.each(["null", '"Bali"', "7", "[null, 7, {}]"])("ignores keywords that are %s", (keywords) => {
      const hostile = JSON.parse(`[{ "label": "Indonesië", "value": "ID", "keywords": ${keywords} }]`);
      expect(labelsOf(filterOptions(hostile, "bali"))).toEqual([]);
      expect(labelsOf(filterOptions(hostile, "indo"))).toEqual(["Indonesië"]);
    });
  });
});
