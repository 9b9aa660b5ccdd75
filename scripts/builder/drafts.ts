// Unsaved work, outside the repository: a crash of the browser or of this process loses at most the last second.
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { BuilderError, writeAtomically } from "./page-files.ts";

/** A draft of a page. */
export interface Draft {
  text: string;
  /** Hash of the file that it is based on. */
  hash: string;
}

/** Drafts by the name of the page. */
export interface Drafts {
  read(view: string): Promise<Draft | undefined>;
  write(view: string, draft: Draft): Promise<void>;
  remove(view: string): Promise<void>;
}

/** @param folder of the local org's data */
export function openDrafts(folder: string): Drafts {
  const pathOf = (view: string): string => {
    if (!/^\w{1,100}$/.test(view)) throw new BuilderError(404, "Deze pagina bestaat niet.");
    return join(folder, "builder-drafts", `${view}.json`);
  };
  return {
    async read(view) {
      try {
        const draft: Draft = JSON.parse(await readFile(pathOf(view), "utf8"));
        return draft;
      } catch {
        return undefined;
      }
    },
    write: (view, { text, hash }) => writeAtomically(pathOf(view), JSON.stringify({ text, hash })),
    remove: (view) => rm(pathOf(view), { force: true }),
  };
}
