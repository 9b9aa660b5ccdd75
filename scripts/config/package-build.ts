import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { UserConfig } from "vite";

const at = (...parts: string[]): string => resolve(import.meta.dirname, "../..", ...parts);

/** The part of a `package.json` that says what others can import. */
interface PackageManifest {
  exports: Record<string, string | { source: string; default: string }>;
}

/**
 * The entries of a package: its `exports` are the only list.
 *
 * @returns names in `dist`, with their source files
 */
function entriesOf(folder: string): Record<string, string> {
  const { exports }: PackageManifest = JSON.parse(readFileSync(at(folder, "package.json"), "utf8"));
  const targets = Object.values(exports).filter((target) => typeof target !== "string");
  return Object.fromEntries(
    targets.map((target) => [target.default.replace(/^\.\/dist\/|\.\w+$/gu, ""), at(folder, target.source)]),
  );
}

/** Builds a package that others install. */
export const packageBuild = (folder: string): UserConfig => ({
  root: at(folder),
  build: {
    lib: { entry: entriesOf(folder), formats: ["es"] },
    cssCodeSplit: true,
    emptyOutDir: true,
    // The page that uses the package is minified; until then a stack trace should be readable.
    minify: false,
    cssMinify: true,
    rolldownOptions: {
      external: [/^react($|\/|-dom)/],
      // One file per source file, so that any bundler leaves out what a page does not import.
      output: { preserveModules: true, preserveModulesRoot: at(folder, "src") },
    },
    sourcemap: true,
  },
});
