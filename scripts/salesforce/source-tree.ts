import { join } from "node:path";
import { changeSource, readSourceFolder } from "@travel-design/site/metadata";

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
  treeOf(readSourceFolder(join(projectFolder, sourceFolder)));

/**
 * A project in memory.
 *
 * @param files texts by path; undefined removes a file of `base`
 * @param base the project that `files` change
 */
export const sourceTreeOf = (files: Readonly<Record<string, string | undefined>>, base = emptyTree): SourceTree =>
  treeOf(changeSource(base, files));

function treeOf({ paths, read }: Omit<SourceTree, "has">): SourceTree {
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

const emptyTree = treeOf({ paths: [], read: () => "" });

/** A problem as a sentence that begins with the file. */
export const problemIn = (path: string, text: string): string => `${sourceFolder}/${path}: ${text}`;
