import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { colorPairs } from "@travel-design/ui/tokens";
import { expect, test } from "vitest";
import { fileText, formatOf } from "../content/file-format.ts";
import { baseOf, colorsIn, fontChoices, valuesOf, withColor, withFonts, withValues } from "./brand-settings.ts";
import { messages } from "../messages/index.ts";
import { contrastSentences } from "./contrast-sentences.ts";
import { shadesOf } from "./shades.ts";

const forceApp = resolve(import.meta.dirname, "../../../../force-app/main/default");
const path = "digitalExperiences/site/Travel_Design1/sfdc_cms__brandingSet/Build_Your_Own_LWR/content.json";
const text = readFileSync(resolve(forceApp, path), "utf8");
const file = JSON.parse(text);
const values = valuesOf(file);

const changedLines = (changed: object): string[] => {
  const after = fileText(withValues(file, { ...changed }), formatOf(text)).split("\n");
  const before = text.split("\n");
  expect(after).toHaveLength(before.length);
  return after.filter((line, index) => line !== before[index]).map((line) => line.trim());
};

test("a branding set without a change is written as it was read", () => expect(changedLines(values)).toEqual([]));

test.each([
  ["#16325c", ["#0e203b", "#000000", "#000000"]],
  ["#4bca81", ["#36b66c", "#237747", "#07190f"]],
  ["#ffb75d", ["#ffa534", "#e27d00", "#673900"]],
  ["#444444", ["#303030", "#070707", "#000000"]],
])("the shades of %s are those of Experience Builder", (color, shades) => expect(shadesOf(color)).toEqual(shades));

test("another color changes its own line and those that are computed from it", () => {
  // The third shade is black before and after.
  const changed = changedLines(withColor(values, "PrimaryAccentColor", "#7a2e5d"));
  expect(changed).toEqual([
    '"PrimaryAccentColor": "#7a2e5d",',
    expect.stringMatching(/^"_PrimaryAccentColor1": "#[0-9a-f]{6}",$/),
    expect.stringMatching(/^"_PrimaryAccentColor2": "#[0-9a-f]{6}",$/),
  ]);
  expect(contrastSentences(withColor(values, "PrimaryAccentColor", "#7a2e5d")).size).toBe(0);
});

test("a color that refers to another one is not a choice, and keeps its reference", () => {
  expect(colorsIn(values).map(({ name }) => name)).not.toContain("ButtonColor");
  expect(withColor(values, "ButtonColor", "#7a2e5d")).toMatchObject({ _ButtonColor1: "var(--dxp-g-brand-1)" });
  expect([baseOf("_PrimaryAccentColor1"), baseOf("TextColor")]).toEqual(["PrimaryAccentColor", "TextColor"]);
});

test("the fonts to choose from are those that the site's pages load", () => {
  const sheet = readFileSync(resolve(forceApp, "staticresources/travelFonts/travel-fonts.css"), "utf8");
  expect(fontChoices.map(({ label }) => label)).toEqual(["Figtree (zonder schreef)", "Cormorant (met schreef)"]);
  for (const { fonts } of fontChoices) expect(sheet).toContain(`font-family: "${fonts.split(",")[0]}"`);
  expect(fontChoices.map(({ fonts }) => fonts)).toEqual([values.BaseFont, values.HeadingMediumFont]);
});

test("the font of headings changes in every size that had it", () => {
  const [sans] = fontChoices;
  expect(changedLines(withFonts(values, "HeadingMediumFont", sans?.fonts ?? ""))).toHaveLength(4);
  expect(changedLines(withFonts(values, "BaseFont", fontChoices[1]?.fonts ?? ""))).toHaveLength(1);
});

test("every color that meets another one has a Dutch name", () => {
  const used = colorPairs.flatMap(({ foreground, background }) => [foreground, background]);
  expect(used.filter((token) => !messages.brand.colorNames[token])).toEqual([]);
});

test("a color that cannot be read has a sentence with the ratio and a color that can", () => {
  expect(contrastSentences(values).size).toBe(0);
  const yellow = withColor(values, "PrimaryAccentColor", "#ffd400");
  const sentence = contrastSentences(yellow).get("PrimaryAccentColor") ?? "";
  expect(sentence).toMatch(
    /^[A-Z].* op .*: het contrast is 1(,\d)? : 1, nodig is 4,5 : 1\. Nog \d+ combinaties zijn slecht leesbaar\. Maak deze kleur donkerder, bijvoorbeeld #/,
  );
  const [suggested = ""] = /#[0-9a-f]{6}/.exec(sentence) ?? [];
  expect(contrastSentences(withColor(yellow, "PrimaryAccentColor", suggested)).has("PrimaryAccentColor")).toBe(false);
});

test("a color that nobody chooses is reported, too, without a color to choose instead", () => {
  const sentences = contrastSentences({ _PrimaryAccentColor1: "#ffd400", ButtonHoverColor: "var(--dxp-g-brand-1)" });
  expect([...sentences.keys()]).toEqual([""]);
  expect(sentences.get("")).toMatch(/nodig is 4,5 : 1\.( Nog .* leesbaar\.)?$/);
});

test("the color of errors can be chosen, and its shades follow", () => {
  expect(colorsIn(values).map(({ name }) => name)).toContain("_DestructiveColor");
  expect(changedLines(withColor(values, "_DestructiveColor", "#8a1f1a"))).toEqual([
    '"_DestructiveColor": "#8a1f1a",',
    expect.stringContaining('"_DestructiveColor1"'),
    expect.stringContaining('"_DestructiveColor2"'),
    expect.stringContaining('"_DestructiveColor3"'),
  ]);
});

test("a background that is too dark is reported at what is on it", () => {
  const dark = contrastSentences(withColor(values, "BackgroundColor", "#6b6b6b"));
  expect([...dark.keys()]).toContain("TextColor");
  expect([...dark.keys()]).toContain("BackgroundColor");
});
