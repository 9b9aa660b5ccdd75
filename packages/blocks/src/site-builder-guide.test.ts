import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { editors } from "./editors.ts";

const guide = readFileSync(resolve(import.meta.dirname, "../../../storybook/guides/site-builder.md"), "utf8");

/** Every word that builders see: names of blocks, fields and choices. */
const words = new Set(
  editors.flatMap(({ block, editor }) => [
    editor.label,
    ...Object.values(editor.properties).flatMap(({ label }) => [label, `${label}: pad`]),
    ...Object.values(block.properties).flatMap(({ labels }) => Object.values(labels ?? {})),
  ]),
);

test("the guide for site builders quotes only words that Experience Builder shows", () => {
  const prose = guide.replaceAll(/`[^`]*`/g, "");
  const quoted = Array.from(prose.matchAll(/"([^"]+)"/g), ([, word = ""]) => word);
  expect(quoted.length).toBeGreaterThan(50);
  expect(quoted.filter((word) => !words.has(word))).toEqual([]);
});

test("the guide for site builders names every block", () => {
  const labels = editors.map(({ editor }) => editor.label);
  expect(labels.filter((label) => !guide.includes(`"${label}"`))).toEqual([]);
});
