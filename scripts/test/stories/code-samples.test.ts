// Readers copy the code of a documentation page, so it has to contain its imports.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const repository = resolve(import.meta.dirname, "../../..");
const pages = globSync(["storybook/**/*.{md,mdx}", "packages/*/src/**/*.mdx"], { cwd: repository });

const samples = pages.flatMap((page) => {
  const text = readFileSync(join(repository, page), "utf8");
  return Array.from(text.matchAll(/^```tsx\n(.*?)^```/gmsu), ([, code = ""]) => [page, code] as const);
});

/** The components, types and hooks that a piece of code uses. Elements such as `HTMLInputElement` are global. */
const usedIn = (code: string): string[] =>
  Array.from(
    code.matchAll(/(?:<|: )((?!HTML)[A-Z]\w*)|\b(use\w*|createRoot)(?=[(<])/gu),
    ([, name, hook]) => name ?? hook ?? "",
  );

/** The names that a piece of code imports or declares. */
const knownIn = (code: string): Set<string> =>
  new Set(
    Array.from(
      code.matchAll(/^import \{([^}]*)\}|(?:function|const) (\w+)/gmu),
      ([, imports, name]) => imports?.split(",").map((part) => part.replace("type ", "").trim()) ?? [name ?? ""],
    ).flat(),
  );

test("there are samples", () => {
  expect(samples.length).toBeGreaterThan(8);
});

test.each(samples)("%s: the code imports what it uses: %s", (_page, code) => {
  const known = knownIn(code);
  expect(usedIn(code).filter((name) => !known.has(name))).toEqual([]);
});
