import { resolve } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { hostileSettings } from "./internal/testing/hostile-values.ts";
import { parse } from "./internal/testing/parse.ts";
import * as models from "./models.ts";

/** A model that is fed with raw settings. */
const subject = <P extends models.Properties>(
  name: string,
  properties: P,
  model: (settings: models.SettingsOf<P>) => models.LayoutView,
) => ({
  name,
  properties,
  view(raw: models.RawSettings) {
    const { settings, problems } = parse(properties, raw);
    return { ...model(settings), problems };
  },
});

const blocks = [
  subject("flexible block", models.flexibleBlockProperties, models.flexibleBlockModel),
  subject("grid", models.gridProperties, models.gridModel),
  subject("multi-column section", models.columnsSectionProperties, models.columnsSectionModel),
  subject("column", models.columnProperties, models.columnModel),
  subject("flexible content", models.flexibleContentProperties, models.flexibleContentModel),
  subject("section", models.sectionProperties, models.sectionModel),
  subject("image block", models.imageBlockProperties, models.imageBlockModel),
];

/** Nothing that could end a declaration or start another one. Only a quoted address may have any character but a quote. */
const isHarmless = (text: unknown): boolean => {
  const rest = typeof text === "string" ? text.replace(/^url\("[^"\\\n]*"\)$/, "") : ";";
  return rest.length <= 200 && !/[;{}<>\\"']|\/\*|url\(|undefined|NaN|function/.test(rest);
};

test.each(blocks)("the model of a $name takes any value of any setting", ({ properties, view }) => {
  const usual = view({});
  expect(usual.problems).toEqual([]);
  for (const name of Object.keys(properties)) {
    for (const value of hostileSettings) {
      const { className, style, problems } = view({ [name]: value });
      expect(className).toBe(usual.className);
      expect(Object.entries(style).filter(([, text]) => !isHarmless(text))).toEqual([]);
      expect(problems.length).toBeLessThanOrEqual(1);
    }
  }
});

test.each(blocks)("the style of a $name can be written as text", ({ view }) => {
  const { style } = view({});
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
  // Rolldown writes the path of each file as a comment.
  const code = chunk?.type === "chunk" ? chunk.code.replaceAll(/^\/\/.*$/gm, "") : "";
  expect(code).toContain("function");
  expect(code).not.toMatch(/\b(?:window|document|navigator)\b/);
});
