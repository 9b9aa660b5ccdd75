import { describe, expect, test } from "vitest";
import { filterOptions, type SearchOption } from "./filter-options.ts";

const optionsOf = (...labels: string[]): SearchOption[] => labels.map((label) => ({ label, value: label }));
const labelsOf = (options: readonly SearchOption[]): string[] => options.map(({ label }) => label);

describe("filterOptions", () => {
  test.each([
    ["JO", ["Jordanië"]],
    ["jordanië", ["Jordanië"]],
    ["JORDANIË", ["Jordanië"]],
    ["an", ["Japan", "Jordanië", "Sri Lanka"]],
    ["sri l", ["Sri Lanka"]],
    ["", ["Japan", "Jordanië", "Peru", "Sri Lanka"]],
    ["zzz", []],
    [" ja", []],
    [".*", []],
  ])("finds what contains %j, whatever the case", (text, expected) => {
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

  test("lower-cases every label once for a list, not once for a text", () => {
    let reads = 0;
    const options = ["Japan", "Peru"].map((text) => ({
      value: text,
      get label() {
        reads += 1;
        return text;
      },
    }));
    for (const text of ["", "p", "pe", "x", "a"]) filterOptions(options, text);
    expect(reads).toBe(2);
  });

  test("sees other options in another array", () => {
    expect(labelsOf(filterOptions(optionsOf("Japan"), "j"))).toEqual(["Japan"]);
    expect(labelsOf(filterOptions(optionsOf("Jordanië"), "j"))).toEqual(["Jordanië"]);
  });
});
