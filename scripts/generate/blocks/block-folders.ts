import { existsSync, globSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const repository = resolve(import.meta.dirname, "../../..");

/** Where blocks are defined, from the repository's root. */
export const blocksFolder = "packages/blocks/src";

/** A folder of `packages/blocks/src` that defines a block. */
export interface BlockFolder {
  /** For example `slots-block`. */
  folder: string;
  /** Name of the block: `slotsBlock`. */
  name: string;
  /** The definition's file, relative to the blocks: `./slots-block/slots-block.ts`. */
  definition: string;
  isContainer: boolean;
  /** Whether the folder contains a style sheet. */
  hasStyle: boolean;
}

/** @example camelCase("slots-block") // "slotsBlock" */
const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** @example kebabCase("slotsBlock") // "slots-block" */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The folders that define a block: those with a file of words for builders. */
export function findBlockFolders(): readonly BlockFolder[] {
  const root = join(repository, blocksFolder);
  const has = (folder: string, ending: string): boolean => existsSync(join(root, folder, `${folder}${ending}`));
  return readdirSync(root)
    .filter((folder) => has(folder, ".editor.ts"))
    .toSorted()
    .map((folder) => ({
      folder,
      name: camelCase(folder),
      definition: `./${folder}/${folder}.${has(folder, ".tsx") ? "tsx" : "ts"}`,
      isContainer: has(folder, ".model.ts"),
      hasStyle: has(folder, ".css"),
    }));
}

/** The style sheets of what several blocks consist of, from the folder of blocks: those of all parts come first. */
export const findPartStyles = (): readonly string[] =>
  globSync(["parts/*.css", "parts/*/*.css"], { cwd: join(repository, blocksFolder) })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted((a, b) => a.split("/").length - b.split("/").length || a.localeCompare(b, "en"));
