import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where a project keeps its source. Rules name files relative to this folder; messages name them relative to the project. */
export const sourceFolder = "force-app/main/default";

/** The files of a Salesforce project. Paths start at {@link sourceFolder} and use `/`. */
export interface SourceTree {
  readonly paths: readonly string[];
  has(path: string): boolean;
  read(path: string): string;
}

/** Reads a project from disk. */
export const readSourceTree = (projectFolder: string): SourceTree =>
  readSourceFolder(join(projectFolder, sourceFolder));

/** Reads the source of a project from disk. File contents are read when a rule needs them. */
export function readSourceFolder(folder: string): SourceTree {
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .toSorted();
  return treeOf(paths, (path) => readFileSync(join(folder, path), "utf8"));
}

/**
 * A project in memory.
 *
 * @param files texts by path; undefined removes a file of `base`
 * @param base the project that `files` change
 */
export function sourceTreeOf(files: Readonly<Record<string, string | undefined>>, base = emptyTree): SourceTree {
  const texts = new Map(Object.entries(files));
  const paths = [...new Set([...base.paths, ...texts.keys()])].filter(
    (path) => !texts.has(path) || texts.get(path) !== undefined,
  );
  return treeOf(paths, (path) => texts.get(path) ?? base.read(path));
}

function treeOf(paths: readonly string[], read: (path: string) => string): SourceTree {
  const known = new Set(paths);
  return {
    paths,
    has: (path) => known.has(path),
    read(path) {
      if (!known.has(path)) throw new Error(`${path} does not exist.`);
      return read(path);
    },
  };
}

const emptyTree = treeOf([], () => "");

/** A problem as a sentence that begins with the file. */
export const problemIn = (path: string, text: string): string => `${sourceFolder}/${path}: ${text}`;
