import { describe, expect, onTestFinished, test, vi } from "vitest";
import { searchOptions, type SearchOption, type Suggestion } from "./search-options.ts";

const optionsOf = (...labels: string[]): SearchOption[] => labels.map((label) => ({ label, value: label }));
const labelsOf = (suggestions: readonly Suggestion[]): string[] => suggestions.map(({ label }) => label);

describe("searchOptions", () => {
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
    expect(labelsOf(searchOptions(optionsOf("Japan", "Jordanië", "Peru", "Sri Lanka")).find(text))).toEqual(expected);
  });

  test("compares labels, not values", () => {
    expect(searchOptions([{ label: "Japan", value: "JP" }]).find("jp")).toEqual([]);
  });

  test("has nothing to find without options", () => {
    expect(searchOptions([]).find("")).toEqual([]);
    expect(searchOptions([]).find("a")).toEqual([]);
  });

  test("gives the same answer whatever was asked before", () => {
    const labels = ["Japan", "Jamaica", "Jordanië", "Panama", "Papoea", "Peru"];
    const asked = ["j", "ja", "jap", "ja", "j", "", "pa", "apa", "p", "pan", "panx", "pan", "JAM", "am", "zzz", "a"];
    const search = searchOptions(optionsOf(...labels));
    for (const text of asked) {
      const found = labels.filter((label) => label.toLowerCase().includes(text.toLowerCase()));
      expect({ text, found: labelsOf(search.find(text)) }).toEqual({ text, found });
    }
  });

  test("gives the same array for the same text, also in another case", () => {
    const search = searchOptions(optionsOf("Japan", "Peru"));
    expect(search.find("JA")).toBe(search.find("ja"));
  });

  test("finds a wider result again when the visitor erases", () => {
    const search = searchOptions(optionsOf("Japan", "Jordanië", "Peru"));
    const wider = search.find("j");
    search.find("ja");
    expect(search.find("j")).toBe(wider);
  });

  test("does not fold labels until the visitor types, and then once per list", () => {
    const normalize = vi.spyOn(String.prototype, "normalize");
    onTestFinished(() => normalize.mockRestore());
    const search = searchOptions(optionsOf("Japan", "Peru"));
    search.find("");
    normalize.mockClear();
    for (const text of ["p", "pe", "x", "a"]) search.find(text);
    expect(normalize.mock.contexts.filter((text) => text === "japan")).toHaveLength(1);
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
      expect(labelsOf(searchOptions(options).find(text))).toEqual(expected);
    });

    test("reports the keyword and its option", () => {
      expect(searchOptions(options).find("bal")).toEqual([
        expect.objectContaining({ label: "Bali (Indonesië)", keyword: "Bali", option: options[2] }),
      ]);
    });

    test.each(["null", '"Bali"', "7", "[null, 7, {}]"])("ignores keywords that are %s", (keywords) => {
      const hostile = JSON.parse(`[{ "label": "Indonesië", "value": "ID", "keywords": ${keywords} }]`);
      expect(labelsOf(searchOptions(hostile).find("bali"))).toEqual([]);
      expect(labelsOf(searchOptions(hostile).find("indo"))).toEqual(["Indonesië"]);
    });
  });
});
