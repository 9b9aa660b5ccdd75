// Storybook shows the docstring of a story as its caption.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { extractDescription, loadCsf } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";

const packages = resolve(import.meta.dirname, "../../../packages");
const files = globSync("*/src/**/*.stories.tsx", { cwd: packages });
const read = (file: string): string => readFileSync(join(packages, file), "utf8");

/** The caption of each story in a file, by the name of the story. */
function captionsOf(file: string): Map<string, string> {
  const { _storyStatements: statements } = loadCsf(read(file), { makeTitle: (title) => title ?? "" }).parse();
  return new Map(Object.entries(statements).map(([name, statement]) => [name, extractDescription(statement)]));
}

test("there are stories", () => {
  expect(files.length).toBeGreaterThan(65);
});

test.each(files)("%s: each story has a caption of its own, of one to three sentences", (file) => {
  const captions = captionsOf(file);
  expect(captions.size).toBeGreaterThan(0);
  const invalid = [...captions].filter(([, caption]) => !/^[A-Z`][^]{10,220}\.$/u.test(caption));
  expect(invalid).toEqual([]);
  expect(new Set(captions.values()).size).toBe(captions.size);
});

test.each(files.filter((file) => !file.startsWith("blocks/")))("%s: the component has a page", (file) => {
  expect(globSync(file.replace(/stories\.tsx$/u, "docs.tsx"), { cwd: packages })).toHaveLength(1);
});
