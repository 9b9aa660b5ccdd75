// The content files of pages on disk. A file is replaced as a whole and only while it is unchanged, so that no work is lost.
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { StoredText } from "../contract/responses.ts";
import { messages } from "../messages.ts";
import { BuilderError, writeProblem } from "./errors.ts";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Writes a file so that it is either the old one or the new one at any time, also after a crash. */
export async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(temporary, "wx");
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw writeProblem(error);
  }
}

/** Names of folders of content. They come from requests, so nothing else may reach the file system. */
const isName = (name: string): boolean => /^\w{1,100}$/.test(name);

/** Reads and replaces content files of one site. */
export class PageFiles {
  readonly #site: string;

  /** @param site path of the site's folder */
  constructor(site: string) {
    this.#site = site;
  }

  /** Path of an item. @throws BuilderError for anything but a name */
  folder(type: string, name: string): string {
    if (!isName(name)) throw new BuilderError(404, messages.noPage);
    return join(this.#site, `sfdc_cms__${type}`, name);
  }

  async names(type: string): Promise<string[]> {
    const entries = await readdir(join(this.#site, `sfdc_cms__${type}`), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  /** @throws BuilderError if it does not exist */
  async read(type: string, name: string): Promise<StoredText> {
    const path = join(this.folder(type, name), "content.json");
    try {
      const text = await readFile(path, "utf8");
      return { text, hash: hashOf(text) };
    } catch {
      throw new BuilderError(404, messages.pageIsGone);
    }
  }

  /**
   * Replaces a content file.
   *
   * @param hash of the file that was edited
   * @throws BuilderError 409 with the current file if another program changed it
   */
  async replace(type: string, name: string, text: string, hash: string): Promise<StoredText> {
    const current = await this.read(type, name);
    if (current.hash !== hash) throw new BuilderError(409, messages.changedElsewhere, { current });
    await writeAtomically(join(this.folder(type, name), "content.json"), text);
    return { text, hash: hashOf(text) };
  }

  /** Adds an item with its metadata. */
  async add(type: string, name: string, content: object): Promise<void> {
    const folder = this.folder(type, name);
    const meta = { apiName: name, type: `sfdc_cms__${type}`, path: `${type}s` };
    await writeAtomically(join(folder, "_meta.json"), `${JSON.stringify(meta, null, 2)}\n`);
    await writeAtomically(join(folder, "content.json"), `${JSON.stringify(content, null, 2)}\n`);
  }

  async remove(type: string, name: string): Promise<void> {
    try {
      await rm(this.folder(type, name), { recursive: true, force: true });
    } catch (error) {
      throw writeProblem(error);
    }
  }
}
