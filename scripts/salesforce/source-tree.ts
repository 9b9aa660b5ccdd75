import { join } from "node:path";
import { readSourceFolder } from "@travel-design/site/metadata";

/** Where a project keeps its source. Rules name files relative to this folder; messages name them relative to the project. */
export const sourceFolder = "force-app/main/default";

/** The files of a Salesforce project. Paths start at {@link sourceFolder} and use `/`. */
export interface SourceTree {
  readonly paths: readonly string[];
  has(path: string): boolean;
  read(path: string): string;
}

/** Reads a project from disk. */
export const readSourceTree = (projectFolder: string): SourceTree => sourceTreeIn(join(projectFolder, sourceFolder));

/** Reads the source in a folder. */
export function sourceTreeIn(folder: string): SourceTree {
  const { paths, read } = readSourceFolder(folder);
  return treeOf(paths, read);
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
