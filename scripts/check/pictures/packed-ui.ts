// Stories with the components of the packed library instead of their sources.
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "../../../packages/ui");
const sources = join(folder, "src");

/** The part of a `package.json` that names the file of each entry, and in the repository its source. */
interface Manifest {
  exports: Record<string, string | { source?: string; default: string }>;
}

function readExports(packageFolder: string): Manifest["exports"] {
  const { exports }: Manifest = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  return exports;
}

/** The installed file of each source. Entries have names of their own, other files the path of their source. */
function findFiles(installed: string): (source: string) => string {
  const exports = readExports(installed);
  const entries = new Map<string, string>();
  for (const [name, target] of Object.entries(readExports(folder))) {
    const packed = exports[name];
    if (typeof target === "string" || typeof packed !== "object" || !target.source) continue;
    entries.set(join(folder, target.source), join(installed, packed.default));
  }
  const root = join(entries.get(join(sources, "index.ts")) ?? "", "..");
  return (source) => entries.get(source) ?? join(root, relative(sources, source).replace(/\.tsx?$/u, ".js"));
}

/** Stories, and what only they use. */
const isOfStories = /\.(?:stories|docs|example)\.tsx$|-fixture\.tsx?$|-arg-types\.ts$|\?/u;

/**
 * Resolves each module and style sheet of `packages/ui/src` to its file in an installed package.
 *
 * @param installed folder of the package in the `node_modules` of a project
 */
export function packedUi(installed: string): Plugin {
  const fileOf = findFiles(installed);
  return {
    name: "travel-design:packed-ui",
    enforce: "pre",
    async resolveId(name, importer, options) {
      const resolved = await this.resolve(name, importer, { ...options, skipSelf: true });
      if (!resolved?.id.startsWith(sources) || isOfStories.test(resolved.id)) return resolved;
      const file = fileOf(resolved.id);
      if (existsSync(file)) return file;
      // The package has no file for a list of exports that is no entry. What it lists is resolved to the package.
      if (resolved.id.endsWith("/index.ts")) return resolved;
      throw new Error(
        `The packed library has no ${relative(installed, file)}, which ${importer ?? "a story"} imports.`,
      );
    },
  };
}
