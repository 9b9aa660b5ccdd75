import { globSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readMetrics } from "./font-metrics.ts";
import { characters, fontFiles, sample, unicodeRangeOf } from "./web-fonts.ts";

const repository = resolve(import.meta.dirname, "../../..");
const folder = join(repository, "force-app/main/default/staticresources/travelFonts");
const visitorTexts = [
  "packages/quotation/src/later-step-messages.ts",
  "packages/quotation/src/messages.ts",
  ...globSync("packages/{blocks,ui}/src/messages/!(de|fr).ts", { cwd: repository }),
  "packages/site/src/messages.ts",
];

test("the static resource contains the current subsets (npm run generate -- fonts)", async () => {
  const files = await fontFiles();
  expect((await readdir(folder)).toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [name, content] of Object.entries(files))
    expect([name, Buffer.from(content).equals(await readFile(join(folder, name)))]).toEqual([name, true]);
  // Packing three fonts takes some seconds on a busy machine.
}, 60_000);

test.each([
  ["cormorant-dutch-normal.woff2", 11.5],
  ["cormorant-dutch-italic.woff2", 12],
  ["figtree-dutch-normal.woff2", 10],
])("%s is at most %d kB", async (name, limit) => {
  expect((await readFile(join(folder, name))).length).toBeLessThanOrEqual(limit * 1024);
});

test.each(visitorTexts)("the fonts contain every character of %s", async (file) => {
  const text = await readFile(join(repository, file), "utf8");
  expect([...new Set(text)].filter((character) => character !== "\n" && !characters.includes(character))).toEqual([]);
  expect([...sample].every((character) => characters.includes(character))).toBe(true);
});

test("every character is in one part of a font only, so that a page loads no part twice", () => {
  expect(new Set(characters).size).toBe([...characters].length);
});

test("neighboring characters become one range", () => {
  expect(unicodeRangeOf("cabz")).toBe("U+61-63, U+7A");
});

test("says which table a broken font lacks", () => {
  expect(() => readMetrics(new Uint8Array(64), "a")).toThrow('no table "head"');
});
