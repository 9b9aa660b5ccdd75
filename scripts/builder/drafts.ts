// Unsaved work, outside the repository: a crash of the browser or of this process loses at most the last second.
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileOf } from "./content-id.ts";
import { writeAtomically } from "./page-files.ts";

/** A draft of a page. */
export interface Draft {
  text: string;
  /** Hash of the file that it is based on. */
  hash: string;
}

/** Drafts by the id of the content file. */
export interface Drafts {
  read(id: string): Promise<Draft | undefined>;
  write(id: string, draft: Draft): Promise<void>;
  remove(id: string): Promise<void>;
}

/** @param folder of the local org's data */
export function openDrafts(folder: string): Drafts {
  const pathOf = (id: string): string => {
    // Only an id may reach the file system.
    fileOf(id);
    return join(folder, "builder-drafts", `${id}.json`);
  };
  return {
    async read(id) {
      try {
        const draft: Draft = JSON.parse(await readFile(pathOf(id), "utf8"));
        return draft;
      } catch {
        return undefined;
      }
    },
    write: (id, { text, hash }) => writeAtomically(pathOf(id), JSON.stringify({ text, hash })),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
