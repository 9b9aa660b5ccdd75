// Unsaved work, outside the repository: a crash of the browser or of this process loses at most the last second. Each window has a
// draft of its own, so that two windows with the same page do not replace each other's work.
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { StoredDraft } from "../contract/responses.ts";
import { messages } from "../messages/index.ts";
import { BuilderError } from "./errors.ts";
import { contentOf } from "./pages/content-id.ts";
import { writeFile } from "./store/write-file.ts";

/** What a window writes. */
type WrittenDraft = Omit<StoredDraft, "id" | "savedAt">;

/** Drafts by the id of the content file, and by an id of their own. */
export interface Drafts {
  /** Ids of the files that have drafts. */
  contents(): Promise<string[]>;
  /** The drafts of a file, the newest first. */
  list(fileId: string): Promise<StoredDraft[]>;
  write(fileId: string, id: string, draft: WrittenDraft): Promise<void>;
  remove(fileId: string, id: string): Promise<void>;
  /** Saves a file, and removes the draft of it. One that arrives meanwhile stays: the file does not have what was typed since. */
  supersede<Result>(fileId: string, id: string, save: () => Result): Promise<Result>;
}

const ending = ".json";

/** @param folder of the local org's data */
export function openDrafts(folder: string): Drafts {
  const all = join(folder, "builder-drafts");
  const folderOf = (fileId: string): string => {
    // Only an id may reach the file system.
    contentOf(fileId);
    return join(all, fileId);
  };
  const pathOf = (fileId: string, id: string): string => {
    if (!/^[\w-]{1,64}$/.test(id)) throw new BuilderError(400, messages.notDraft);
    return join(folderOf(fileId), id + ending);
  };
  async function read(fileId: string, id: string): Promise<StoredDraft[]> {
    try {
      // One of an earlier version of the builder does not say what it is based on, so saving it asks.
      return [{ base: "", ...JSON.parse(await readFile(pathOf(fileId, id), "utf8")), id }];
    } catch {
      return [];
    }
  }
  const idsIn = async (path: string): Promise<string[]> => {
    const names = await readdir(path).catch(() => []);
    return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
  };
  return {
    async contents() {
      const files = await readdir(all).catch(() => []);
      const counts = await Promise.all(files.map(async (file) => (await idsIn(join(all, file))).length));
      return files.filter((_file, index) => counts[index] !== 0);
    },
    async list(fileId) {
      const ids = await idsIn(folderOf(fileId));
      const drafts = await Promise.all(ids.map((id) => read(fileId, id)));
      return drafts.flat().toSorted((a, b) => b.savedAt - a.savedAt);
    },
    async write(fileId, id, { text, hash, base }) {
      writeFile(pathOf(fileId, id), JSON.stringify({ text, hash, base, savedAt: Date.now() }));
    },
    remove: async (fileId, id) => rm(pathOf(fileId, id), { force: true }),
    async supersede(fileId, id, save) {
      const [before] = await read(fileId, id);
      const result = save();
      const [after] = await read(fileId, id);
      // The file is saved. A draft that stays is offered once more, which is better than to say that the file is not.
      if (before?.text === after?.text) await rm(pathOf(fileId, id), { force: true }).catch(() => {});
      return result;
    },
  };
}
