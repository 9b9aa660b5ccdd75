// Style sheets read tokens without the values that the build adds from the table.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { allTokens, darkPalette, tokens } from "./index.ts";
import { readsOf } from "./testing/reads-of.ts";

const repository = resolve(import.meta.dirname, "../../../..");
/** The org's own pages have a style of their own: they are not the site's. */
const files = globSync("packages/{ui,quotation,blocks,site}/src/**/*.css", { cwd: repository });
const sheet = (file: string): string => readFileSync(join(repository, file), "utf8");
const allowed = new Set(
  allTokens.flatMap(({ name, hooks }) => [
    `var(${name})`,
    ...hooks.slice(1).map((hook) => `var(${name}, var(${hook}))`),
  ]),
);
const sheets = files.map((file) => ({ file, reads: readsOf(sheet(file)) }));

test("there are sheets to compare", () => {
  expect(files.length).toBeGreaterThan(15);
});

test.each(sheets)("$file reads tokens of the table, and leaves their values to it", ({ reads }) => {
  expect(reads.map(({ value }) => value).filter((value) => !allowed.has(value))).toEqual([]);
});

test("every token of the table is read by a sheet", () => {
  const read = new Set<string>(sheets.flatMap(({ reads }) => reads.map(({ name }) => name)));
  expect(allTokens.map(({ name }) => name).filter((name) => !read.has(name))).toEqual([]);
});

test("the dark palette sets every color, in the sheet as in the data", () => {
  const names = tokens.color.map(({ name }) => name).toSorted();
  expect(Object.keys(darkPalette).toSorted()).toEqual(names);
  const written = [...sheet("packages/ui/src/tokens/palettes.css").matchAll(/(--td-[a-z-]+): (.+);/g)];
  expect(Object.fromEntries(written.map(([, name, value]) => [name, value]))).toEqual(darkPalette);
});
