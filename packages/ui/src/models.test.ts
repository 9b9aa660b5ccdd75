import { resolve } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import * as models from "./models.ts";

const values = [
  null,
  undefined,
  Number.NaN,
  -1,
  1e308,
  Infinity,
  true,
  [],
  {},
  Symbol("x"),
  "javascript:alert(1)",
  "red;background:url(https://example.com)",
  '"});<script>alert(1)</script>',
  "w".repeat(10_000),
  '{"columns":null}',
  '{"columns":[null,7,{}]}',
];

const blocks = [
  ["flexible block", models.flexibleBlockModel, models.flexibleBlockSettingNames],
  ["grid", models.gridModel, models.gridSettingNames],
  ["multi-column section", models.columnsSectionModel, models.columnsSectionSettingNames],
  ["column", models.columnModel, models.columnSettingNames],
  ["flexible content layout", models.flexibleContentModel, models.flexibleContentSettingNames],
  ["section", models.sectionModel, models.sectionSettingNames],
  ["content-block container", models.contentContainerModel, models.contentContainerSettingNames],
  ["slots block", models.slotsModel, models.slotsSettingNames],
] as const;

/** Nothing that could end a declaration, or begin another. */
const isHarmless = (text: string): boolean => !/[;{}<>]|url\((?!")/.test(text);

test.each(blocks)("a %s takes any value of any setting", (_name, model, names) => {
  const usual = model({});
  expect(usual.warnings).toEqual([]);
  for (const name of names) {
    for (const value of values) {
      const { className, style, warnings } = model({ [name]: value });
      expect(className).toBe(usual.className);
      expect(Object.values(style).filter((text) => !isHarmless(text) || text.length > 200)).toEqual([]);
      expect(warnings.length).toBeLessThanOrEqual(1);
    }
  }
});

test.each(blocks)("a %s says its style as text too", (_name, model) => {
  const { style } = model({});
  expect(models.styleText(style).split("; ").filter(Boolean)).toHaveLength(Object.keys(style).length);
});

test("the entry bundles to one module without React, and uses no browser globals", async () => {
  const entry = resolve(import.meta.dirname, "models.ts");
  const built = await build({
    configFile: false,
    logLevel: "error",
    // Minified, because comments contain these words too. File names remain.
    build: { write: false, minify: true, lib: { entry, formats: ["es"] } },
  });
  const chunks = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  expect(chunks).toHaveLength(1);
  const [chunk] = chunks;
  expect(chunk?.type === "chunk" && chunk.imports).toEqual([]);
  expect(chunk?.type === "chunk" && chunk.moduleIds.filter((id) => id.includes("node_modules"))).toEqual([]);
  expect(chunk?.type === "chunk" && chunk.code).not.toMatch(/\b(?:window|document|navigator)\b(?!-events)/);
});
