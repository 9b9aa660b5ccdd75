import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generatedMark } from "./bundle-script.ts";
import type { Files } from "./format-files.ts";

const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

/**
 * The files whose text differs from the repository's.
 *
 * @param files texts by path, from the repository's root
 */
export const findChanged = (repository: string, files: Files): string[] =>
  Object.keys(files).filter((path) => read(join(repository, path)) !== files[path]);

/**
 * The generated bundles of blocks that no longer exist.
 *
 * @param folder that contains the bundles, from the repository's root
 */
export function findStale(repository: string, folder: string, files: Files): string[] {
  if (!existsSync(join(repository, folder))) return [];
  return readdirSync(join(repository, folder)).flatMap((name) => {
    const path = `${folder}/${name}/${name}.js`;
    const isGenerated = read(join(repository, path))?.includes(generatedMark) ?? false;
    return isGenerated && !(path in files) ? [`${folder}/${name}`] : [];
  });
}
