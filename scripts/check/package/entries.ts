// The entries of an installed package, imported in the ways that hosts import them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./project.ts";

/** The parts of an installed package's `package.json` that are read here. */
interface Manifest {
  name: string;
  exports: Readonly<Record<string, string | { default: string }>>;
  peerDependencies: Readonly<Record<string, string>>;
}

/** A script that others can import. */
interface Entry {
  /** As in an import. */
  name: string;
  /** Its built file. */
  file: string;
}

const readManifest = (folder: string): Manifest => {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return manifest;
};

/** The entries of a package that are scripts. */
function entriesOf(project: string, packageName: string): Entry[] {
  const folder = join(project, "node_modules", packageName);
  const { exports } = readManifest(folder);
  return Object.entries(exports).flatMap(([path, target]) =>
    typeof target !== "string" && target.default.endsWith(".js")
      ? [{ name: join(packageName, path), file: join(folder, target.default) }]
      : [],
  );
}

/** Imports each entry in a process of its own settings: an import must not need a browser. */
export function importEntries(project: string, packageName: string): void {
  for (const { name } of entriesOf(project, packageName)) {
    run(project, process.execPath, "--input-type=module", "--eval", `await import(${JSON.stringify(name)})`);
  }
}

/**
 * Imports each entry as server components do, and checks which ones are for the client.
 *
 * @param serverEntries entries whose values a server component uses itself
 */
export function importOnServer(project: string, packageName: string, serverEntries: ReadonlySet<string>): void {
  const entries = entriesOf(project, packageName);
  for (const { name, file } of entries) {
    const isClient = readFileSync(file, "utf8").startsWith('"use client";\n');
    assert.equal(
      isClient,
      !serverEntries.has(name),
      `${name} ${isClient ? "begins" : "does not begin"} with "use client"`,
    );
  }
  const files = entries.map(({ file }) => file);
  run(
    project,
    process.execPath,
    "--conditions=react-server",
    join(import.meta.dirname, "server-component.mjs"),
    ...files,
  );
}

/** Checks that the project has the lowest React that the package allows: a wider range would be a promise that nobody tests. */
export function checkLowestReact(project: string, packageName: string): void {
  const { peerDependencies } = readManifest(join(project, "node_modules", packageName));
  for (const [name, range] of Object.entries(peerDependencies)) {
    const { version } = JSON.parse(readFileSync(join(project, "node_modules", name, "package.json"), "utf8"));
    assert.equal(range, `^${version}`, `${packageName} allows ${name} ${range}, and is tested with ${version}`);
  }
}
