import { resolve, sep } from "node:path";

/**
 * The file of a page in the output folder.
 *
 * @returns undefined if the path leads out of the folder
 * @example pageFile("dist/pages", "privacy/index.html")
 */
export function pageFile(folder: string, path: string): string | undefined {
  const file = resolve(folder, path);
  return file.startsWith(resolve(folder) + sep) ? file : undefined;
}
