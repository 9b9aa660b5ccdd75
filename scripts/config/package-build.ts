import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown, UserConfig } from "vite";
import { propTablesFile } from "./prop-tables.ts";

const at = (...parts: string[]): string => resolve(import.meta.dirname, "../..", ...parts);

/** What an entry of a package is: its source file, and files in `dist` by condition. An entry without a file in `dist` is not published. */
type Target = string | Readonly<Record<string, string>>;

const isPublished = (target: Target): boolean => typeof target === "string" || "default" in target;

/** The parts of a `package.json` that are read here. */
interface PackageManifest {
  exports: Readonly<Record<string, Target>>;
  [property: string]: unknown;
}

const readManifest = (folder: string): PackageManifest => {
  const manifest: PackageManifest = JSON.parse(readFileSync(at(folder, "package.json"), "utf8"));
  return manifest;
};

/**
 * The entries of a package: its `exports` are the only list.
 *
 * @returns names in `dist`, with their source files
 */
function entriesOf(folder: string): Record<string, string> {
  const targets = Object.values(readManifest(folder).exports)
    .filter(isPublished)
    .filter((target) => typeof target !== "string");
  return Object.fromEntries(
    targets.map(({ source = "", default: built = "" }) => [
      built.replace(/^\.\/dist\/|\.\w+$/gu, ""),
      at(folder, source),
    ]),
  );
}

/** A target without its source, as a path in `dist`. */
const published = (target: Target): Target =>
  typeof target === "string"
    ? target
    : Object.fromEntries(
        Object.entries(target)
          .filter(([condition]) => condition !== "source")
          .map(([condition, path]) => [condition, path.replace("./dist/", "./")]),
      );

/**
 * Makes `dist` the folder that is published. Its `package.json` has no condition `source`, because only this repository has the
 * sources.
 */
const publishedFolder = (folder: string): Plugin => ({
  name: "travel-design:published-folder",
  generateBundle() {
    const { devDependencies: _, publishConfig: __, ...manifest } = readManifest(folder);
    const exports = Object.entries(manifest.exports)
      .filter(([, target]) => isPublished(target))
      .map(([name, target]) => [name, published(target)] as const);
    const text = JSON.stringify({ ...manifest, exports: Object.fromEntries(exports) }, null, 2);
    this.emitFile({ type: "asset", fileName: "package.json", source: text });
    for (const fileName of globSync(["*.md", "guides/*.md", "LICENSE", "*.d.ts", "*.mjs"], { cwd: at(folder) })) {
      this.emitFile({ type: "asset", fileName, source: readFileSync(at(folder, fileName)) });
    }
  },
});

const react = /^react($|\/|-dom)/u;
/** Entries that a server component may import although a part of them uses React. That part has the directive. */
const serverEntries = ["messages.js"];

/** Files that import React, directly or by another file. */
function findClientFiles(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const client = new Set<string>();
  const isClient = ({ fileName, imports }: Rolldown.OutputChunk): boolean =>
    client.has(fileName) || imports.some((name) => react.test(name) || client.has(name));
  for (let size = -1; size < client.size;) {
    size = client.size;
    for (const chunk of chunks) if (isClient(chunk)) client.add(chunk.fileName);
  }
  return chunks.filter(({ fileName }) => client.has(fileName) && !serverEntries.includes(fileName));
}

/** Begins every file with React in it with the directive by which frameworks know client components. */
const clientDirective: Plugin = {
  name: "travel-design:client-directive",
  generateBundle(_, bundle) {
    for (const chunk of findClientFiles(bundle)) chunk.code = `"use client";\n${chunk.code}`;
  },
};

/** Builds a package that others install. */
export const packageBuild = (folder: string): UserConfig => ({
  root: at(folder),
  plugins: [clientDirective, publishedFolder(folder), propTablesFile(at(folder))],
  build: {
    lib: { entry: entriesOf(folder), formats: ["es"] },
    cssCodeSplit: true,
    emptyOutDir: true,
    // The page that uses the package is minified; until then a stack trace should be readable.
    minify: false,
    cssMinify: true,
    rolldownOptions: {
      external: [react],
      // One file per source file, so that any bundler leaves out what a page does not import.
      output: { preserveModules: true, preserveModulesRoot: at(folder, "src") },
    },
  },
});
