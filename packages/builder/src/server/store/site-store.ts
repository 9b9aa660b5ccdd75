// The content files of one site. All changes of the builder pass through here, one after the other, also those of another process.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { ChangeKind, StoredText } from "../../contract/responses.ts";
import { messages } from "../../messages/index.ts";
import { BuilderError, writeProblem } from "../errors.ts";
import { authorIn } from "./author.ts";
import { withLock } from "./file-lock.ts";
import { History, type ChangedFile } from "./history.ts";
import { removeUnfinishedFiles, writeFile } from "./write-file.ts";

/** Texts of JSON files, and other files in base64, by path from `force-app/main/default`; undefined removes a file. */
export type FileChanges = Readonly<Record<string, string | undefined>>;

/** Where a store works. */
export interface StorePlace {
  /** Path of `force-app/main/default`. */
  forceApp: string;
  /** Folder of the history. Processes with the same one wait for each other. */
  historyFolder: string;
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

const encodingOf = (path: string): "utf8" | "base64" => (path.endsWith(".json") ? "utf8" : "base64");

/** Names of folders of content. They come from requests, so nothing else may reach the file system. */
const isName = (name: string): boolean => /^\w{1,100}$/.test(name);

function findSite(forceApp: string): string {
  const sites = join(forceApp, "digitalExperiences/site");
  const [site] = readdirSync(sites, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return join(sites, site?.name ?? "");
}

/** Reads and changes the content files of the one site of a project. */
export class SiteStore {
  /** Path of `force-app/main/default`. */
  readonly forceApp: string;
  readonly history: History;
  readonly #site: string;
  readonly #lock: string;

  constructor({ forceApp, historyFolder }: StorePlace) {
    this.forceApp = forceApp;
    this.#site = findSite(forceApp);
    mkdirSync(historyFolder, { recursive: true });
    // What is in the folder belongs to this computer only.
    writeFileSync(join(historyFolder, ".gitignore"), "*\n");
    this.#lock = join(historyFolder, "lock.sqlite");
    this.history = this.exclusively(() => new History(join(historyFolder, "history.sqlite"), authorIn(forceApp)));
    this.exclusively(() => {
      this.#undoUnfinished();
      removeUnfinishedFiles(forceApp);
      this.history.prune();
    });
  }

  /** Path of the site's folder below {@link forceApp}. */
  get sitePath(): string {
    return relative(this.forceApp, this.#site).replaceAll("\\", "/");
  }

  /** Path of a content file below `force-app/main/default`. @throws BuilderError for anything but a name */
  path(type: string, name: string): string {
    if (!isName(name)) throw new BuilderError(404, messages.noPage);
    return `${this.sitePath}/sfdc_cms__${type}/${name}/content.json`;
  }

  /** Names of the content files of a type. */
  names(type: string): string[] {
    const entries = readdirSync(join(this.#site, `sfdc_cms__${type}`), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  /** The text of a content file; undefined if it does not exist. @throws BuilderError for anything but a name */
  find(type: string, name: string): string | undefined {
    return this.textOf(this.path(type, name));
  }

  /** @throws BuilderError if it does not exist */
  read(type: string, name: string): StoredText {
    const text = this.find(type, name);
    if (text === undefined) throw new BuilderError(404, messages.pageIsGone);
    return { text, hash: hashOf(text) };
  }

  /** Paths of all files of an item: its content, and what describes it. */
  filesOf(type: string, name: string): string[] {
    const folder = join(this.forceApp, dirname(this.path(type, name)));
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.forceApp, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  }

  /** Does something while nobody else changes a file. @throws BuilderError */
  exclusively<Result>(work: () => Result): Result {
    try {
      return withLock(this.#lock, work);
    } catch (error) {
      throw writeProblem(error);
    }
  }

  /**
   * Changes files together or not at all, and keeps what stood in them.
   *
   * @param title of what changes
   * @param make decides on the changes. Nobody else changes a file meanwhile, so what it reads and checks still holds when they are written
   * @throws BuilderError if nothing was changed
   */
  change(kind: ChangeKind, title: string, make: () => FileChanges): void {
    this.exclusively(() => {
      this.#undoUnfinished();
      const files = Object.entries(make()).map(([path, after]): ChangedFile => ({
        path,
        before: this.textOf(path),
        after,
      }));
      const changed = files.filter(({ before, after }) => before !== after);
      if (changed.length === 0) return;
      const id = this.history.begin(kind, title, changed);
      try {
        for (const { path, after } of changed) this.#write(path, after);
      } catch (error) {
        this.#undo(id);
        throw error;
      }
      this.history.finish(id);
    });
  }

  /**
   * Replaces a content file.
   *
   * @param hash of the file that was edited
   * @param complete adds what changes along with the file, and checks it
   * @returns the new hash
   * @throws BuilderError 409 with the current file if another one changed it
   */
  replace(
    type: string,
    name: string,
    title: string,
    { text, hash }: StoredText,
    complete: (changes: FileChanges) => FileChanges,
  ): string {
    this.change("save", title, () => {
      if (this.find(type, name) === undefined) throw new BuilderError(410, messages.pageWasDeleted);
      const current = this.read(type, name);
      if (current.hash !== hash) throw new BuilderError(409, messages.changedElsewhere, { current });
      return complete({ [this.path(type, name)]: text });
    });
    return hashOf(text);
  }

  /** The text of a file; undefined if it does not exist. @param path below {@link forceApp} */
  textOf(path: string): string | undefined {
    const file = join(this.forceApp, path);
    return existsSync(file) ? readFileSync(file, encodingOf(path)) : undefined;
  }

  #write(path: string, text: string | undefined): void {
    const file = join(this.forceApp, path);
    const folder = dirname(file);
    if (existsSync(folder) && !realpathSync(folder).startsWith(realpathSync(this.forceApp) + sep))
      throw new BuilderError(403, messages.linkedFolder(path));
    if (text !== undefined) return writeFile(file, Buffer.from(text, encodingOf(path)));
    rmSync(file, { force: true });
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
    return undefined;
  }

  /** Undoes a change. A file that has another text meanwhile stays as it is. */
  #undo(id: number): void {
    for (const { path, before, after } of this.history.filesOf(id)) {
      if (this.textOf(path) === after && before !== after) this.#write(path, before);
    }
    this.history.forget(id);
  }

  /** Undoes what the crash of a process left half done: nobody was told that it was saved. */
  #undoUnfinished(): void {
    for (const id of this.history.unfinished()) this.#undo(id);
  }
}
