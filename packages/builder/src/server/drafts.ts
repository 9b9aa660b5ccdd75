// Unsaved work, outside the repository: a crash of the browser or of this process loses at most the last second. Each window has a
// draft of its own, so that two windows with the same page do not replace each other's work.
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { tryTo } from "@travel-design/ui/internal";
import type { StoredDraft, StoredText, WrittenDraft } from "../contract/responses.ts";
import { messages } from "../messages/index.ts";
import { BuilderError } from "./errors.ts";
import { contentOf } from "./pages/content-id.ts";
import { writeFile } from "./store/write-file.ts";

/** Drafts by the id of the content file, and by an id of their own. */
export interface Drafts {
  /** Ids of the files that have drafts. */
  contents(): Promise<string[]>;
  /** The drafts of a file, the newest first. */
  list(fileId: string): Promise<StoredDraft[]>;
  write(fileId: string, id: string, draft: WrittenDraft): Promise<void>;
  remove(fileId: string, id: string): Promise<void>;
  /**
   * Saves a file, and removes the draft of the window if the file has the same text. A later one stays, and is based on the file from then
   * on, also if the window never gets the response.
   *
   * @param sent what the window sent: the text, and the hash of the file that it is based on
   * @param save writes the file, and returns its hash
   */
  supersede(fileId: string, id: string, sent: StoredText, save: () => string): Promise<{ hash: string }>;
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
  /** What each window saved last, and the file that it was based on, until it removes its draft. */
  const saved = new Map<string, { from: string; hash: string; text: string }>();
  function write(fileId: string, id: string, { text, hash, base }: WrittenDraft): void {
    const last = saved.get(id);
    // The window does not know yet that its save succeeded.
    const basis = last?.from === hash ? { hash: last.hash, base: last.text } : { hash, base };
    writeFile(pathOf(fileId, id), JSON.stringify({ text, ...basis, savedAt: Date.now() }));
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
    write: async (fileId, id, draft) => write(fileId, id, draft),
    async remove(fileId, id) {
      // The window knows what is saved.
      saved.delete(id);
      await rm(pathOf(fileId, id), { force: true });
    },
    async supersede(fileId, id, { text, hash: from }, save) {
      const hash = save();
      saved.set(id, { from, hash, text });
      const [draft] = await read(fileId, id);
      // Ignore errors: the file is saved, and a leftover draft is only offered again.
      if (draft?.text === text) await rm(pathOf(fileId, id), { force: true }).catch(() => {});
      else if (draft) tryTo(() => write(fileId, id, draft));
      return { hash };
    },
  };
}
