import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, type UserConfig } from "vite";
import { afterAll, expect, test } from "vitest";
import { css, expandTokens } from "./css.ts";

const folder = mkdtempSync(join(tmpdir(), "travel-design-css-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a style sheet. @returns the file */
async function buildSheet(input: string, name: string, config: UserConfig = {}): Promise<string> {
  const outDir = join(folder, name);
  const options = { outDir, rolldownOptions: { input } };
  await build({ configFile: false, logLevel: "error", root: folder, build: options, ...config });
  return join(outDir, "assets", readdirSync(join(outDir, "assets"))[0] ?? "");
}

test.each([
  ["var(--td-accent-color)", "var(--td-accent-color, var(--dxp-g-brand, #0f4c4a))"],
  ["var(--td-focus-color)", "var(--td-focus-color, var(--td-accent-color, var(--dxp-g-brand, #0f4c4a)))"],
  ["var(--td-accent-color, var(--dxp-s-button-color))", "var(--td-accent-color, var(--dxp-s-button-color, #0f4c4a))"],
  ["0 var(--td-space-xs) var(--_gap)", "0 var(--td-space-xs, var(--dxp-g-spacing-xsmall, 0.5rem)) var(--_gap)"],
])("%s is compiled to the site's setting and the value of the table", (read, expanded) => {
  expect(expandTokens(read)).toBe(expanded);
  expect(expandTokens(expanded)).toBe(expanded);
});

test("a token that is not in the table fails the build", () => {
  expect(() => expandTokens("var(--td-acent-color)")).toThrow("no token has this name");
});

test("what depends on the direction of text does so in our builds and in those of a project that installs the library", async () => {
  for (const name of ["ui", "blocks"]) {
    const source = resolve(import.meta.dirname, "../../packages", name, "src/style.css");
    const ours = await buildSheet(source, "ours", { css });
    const theirs = await buildSheet(ours, "theirs");
    for (const file of [ours, theirs]) {
      const text = readFileSync(file, "utf8");
      expect(text).not.toContain(":lang(");
      expect(text.split(":nth-child(n of :dir(rtl))").length).toBeGreaterThan(2);
    }
  }
});
