import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readMetrics } from "./font-metrics.ts";
import { fontFiles, sample, signs } from "./web-fonts.ts";

const folder = resolve(import.meta.dirname, "../../force-app/main/default/staticresources/travelFonts");
const visitorTexts = [
  "packages/quotation/src/later-step-messages.ts",
  "packages/quotation/src/messages.ts",
  "packages/ui/src/messages/index.ts",
  "packages/site/src/messages.ts",
];

test("the static resource holds the fonts as they are cut now (npm run generate:fonts)", async () => {
  const files = await fontFiles();
  expect((await readdir(folder)).toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [name, content] of Object.entries(files))
    expect([name, Buffer.from(content).equals(await readFile(join(folder, name)))]).toEqual([name, true]);
  // Packing three fonts takes some seconds on a busy machine.
}, 60_000);

test.each([
  ["cormorant-latin-wght-normal.woff2", 26],
  ["cormorant-latin-wght-italic.woff2", 28],
  ["figtree-latin-wght-normal.woff2", 20],
])("%s is at most %d kB", async (name, limit) => {
  expect((await readFile(join(folder, name))).length).toBeLessThanOrEqual(limit * 1024);
});

test.each(visitorTexts)("the fonts hold every sign of %s", async (file) => {
  const text = await readFile(resolve(import.meta.dirname, "../..", file), "utf8");
  expect([...new Set(text)].filter((sign) => sign !== "\n" && !signs.includes(sign))).toEqual([]);
  expect([...sample].every((sign) => signs.includes(sign))).toBe(true);
});

test("says which table a broken font lacks", () => {
  expect(() => readMetrics(new Uint8Array(64), "a")).toThrow('no table "head"');
});
