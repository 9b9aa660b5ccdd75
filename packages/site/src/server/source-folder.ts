import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteSource } from "../check/index.ts";

/**
 * A project with other files.
 *
 * @param files texts by path; undefined removes a file
 */
export function changeSource(source: SiteSource, files: Readonly<Record<string, string | undefined>>): SiteSource {
  const texts = new Map(Object.entries(files));
  const paths = [...new Set([...source.paths, ...texts.keys()])];
  return {
    paths: paths.filter((path) => !texts.has(path) || texts.get(path) !== undefined),
    read: (path) => texts.get(path) ?? source.read(path),
  };
}

/** Reads the source of a project from disk. A file is read when it is asked for. @param folder path of `force-app/main/default` */
export function readSourceFolder(folder: string): SiteSource {
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .toSorted();
  return { paths, read: (path) => readFileSync(join(folder, path), "utf8") };
}
