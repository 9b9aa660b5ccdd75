import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import * as icons from "./icons/shapes.ts";
import * as library from "./index.ts";
import * as models from "./models.ts";
import * as tokens from "./tokens/index.ts";

const folder = join(import.meta.dirname, "..");

/** Folders whose components have an entry each. */
const groups = ["controls", "layout", "media"];
/** Files of components that the package exports, by the name of their entry. */
const componentEntries = new Map(
  Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const source = typeof target === "object" && "source" in target ? target.source : "";
    return groups.some((group) => source.startsWith(`./src/${group}/`)) ? [[entry, source] as const] : [];
  }),
);

test("each value is exported by one entry for several components only", () => {
  const names = [library, models, icons, tokens].flatMap((entry) => Object.keys(entry));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("what hosts without React can import is documented", () => {
  const names = Object.keys(models);
  const files = globSync(["README.md", "guides/*.md", "src/**/*.docs.tsx", "../../storybook/guides/*.{md,mdx}"], {
    cwd: folder,
  });
  const documentation = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`, "u").test(documentation))).toEqual([]);
  expect(names.length).toBeLessThanOrEqual(60);
});

describe("an entry for one component", () => {
  const folders = groups.flatMap((group) =>
    readdirSync(join(import.meta.dirname, group)).map((name) => [name, `./src/${group}/${name}/index.ts`] as const),
  );
  const withIndex = folders.filter(([, file]) => existsSync(join(import.meta.dirname, "..", file)));

  test("exists for each folder of a component, under its name", () => {
    expect(withIndex.length).toBeGreaterThan(20);
    expect([...componentEntries].toSorted()).toEqual(withIndex.map(([name, file]) => [`./${name}`, file]).toSorted());
  });

  test.each([...componentEntries])("%s has what the main entry exports", async (_entry, source) => {
    const values: Record<string, unknown> = await import(join(import.meta.dirname, "..", source));
    expect(Object.keys(values)).not.toEqual([]);
    expect(library).toMatchObject(values);
  });
});
