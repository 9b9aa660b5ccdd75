import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, type UserConfig } from "vite";
import { afterEach, expect, test } from "vitest";
import { css } from "./css.ts";

const folder = mkdtempSync(join(tmpdir(), "travel-design-css-"));
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a style sheet. @returns the file */
async function buildSheet(input: string, name: string, config: UserConfig = {}): Promise<string> {
  const outDir = join(folder, name);
  const options = { outDir, rolldownOptions: { input } };
  await build({ configFile: false, logLevel: "error", root: folder, build: options, ...config });
  return join(outDir, "assets", readdirSync(join(outDir, "assets"))[0] ?? "");
}

test("what depends on the direction of text does so in our builds and in those of a project that installs the library", async () => {
  for (const name of ["style.css", "page/page.css"]) {
    const source = resolve(import.meta.dirname, "../../packages/ui/src", name);
    const ours = await buildSheet(source, "ours", { css });
    const theirs = await buildSheet(ours, "theirs");
    for (const file of [ours, theirs]) {
      const text = readFileSync(file, "utf8");
      expect(text).not.toContain(":lang(");
      expect(text.split(":nth-child(n of :dir(rtl))").length).toBeGreaterThan(2);
    }
  }
});
