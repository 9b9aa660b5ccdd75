import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "./component-files.ts";

const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

/** Components that the generator wrote once, of blocks that are no more. */
function strays(repository: string, folder: string, files: Files): string[] {
  if (!existsSync(join(repository, folder))) return [];
  return readdirSync(join(repository, folder)).flatMap((name) => {
    const path = `${folder}/${name}/${name}.js`;
    const isGenerated = read(join(repository, path))?.includes('Written by "npm run generate"') ?? false;
    return isGenerated && !(path in files) ? [`${folder}/${name}`] : [];
  });
}

/** What stands in the repository other than the definitions say. */
export interface Differences {
  /** Files to write. */
  changed: string[];
  /** Folders to delete. */
  stray: string[];
}

/**
 * Compares what the definitions say with what stands in the repository.
 *
 * @param folder that holds the components, from the repository's folder
 * @param files texts by path, from the repository's folder
 */
export const findDifferences = (repository: string, folder: string, files: Files): Differences => ({
  changed: Object.keys(files).filter((path) => read(join(repository, path)) !== files[path]),
  stray: strays(repository, folder, files),
});
