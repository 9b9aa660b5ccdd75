// Earlier versions of the site's content: looking at them, and putting them back.
import type { Version } from "../contract/responses.ts";
import { messages } from "../messages/index.ts";
import { checkChange } from "./check/site-check.ts";
import { BuilderError } from "./errors.ts";
import { titleOf } from "../content/content-title.ts";
import { contentOf, idOf, isContentText } from "./pages/content-id.ts";
import type { Handlers } from "./routes.ts";
import { checkRoom } from "./pictures/pictures.ts";
import { withCopies } from "./pages/shared-sections.ts";
import type { ChangeEntry } from "./store/history.ts";
import type { SiteStore } from "./store/site-store.ts";

/** More would not be read. */
const maxVersions = 500;

/**
 * The content that a version can be opened and restored as; empty if it concerns several files as a whole, such as addresses, or if the
 * content does not exist.
 *
 * @param wanted path of the file that versions are listed of; empty for all files
 */
function viewOf(store: SiteStore, { kind, paths }: ChangeEntry, wanted: string): string {
  const [first = "", ...others] = paths;
  // What a save changes along with its page follows that page.
  const path = wanted || (others.length === 0 || kind === "save" ? first : "");
  const areContents = paths.every((each) => idOf(each) !== undefined);
  return areContents && path !== "" && store.textOf(path) !== undefined ? (idOf(path) ?? "") : "";
}

const asVersion = (store: SiteStore, entry: ChangeEntry, wanted: string): Version => {
  const { id, at, kind, title, author } = entry;
  return { id, at, kind, title, author, view: viewOf(store, entry, wanted) };
};

/**
 * Restores the content that the files had before a change. Of several files, none may have been changed since: that would be lost without a
 * word. A page that was deleted comes back although what led to it has changed.
 *
 * @param view id of the content that is restored; empty for all files of the change
 */
function restore(store: SiteStore, id: number, view: string): void {
  const entry = store.history.entry(id);
  if (!entry) throw new BuilderError(404, messages.noVersion);
  store.change("restore", entry.title, () => {
    const all = store.history.filesOf(id);
    const files = view ? all.filter(({ path }) => idOf(path) === view) : all;
    const isGone = files.some(({ path }) => idOf(path) !== undefined && store.textOf(path) === undefined);
    if (isGone && entry.kind !== "delete") throw new BuilderError(409, messages.versionOfDeletedPage);
    const unchanged = files.filter(({ path, after }) => files.length === 1 || store.textOf(path) === after);
    const missing = files.filter((file) => !unchanged.includes(file));
    if (missing.some(({ after }) => entry.kind !== "delete" || after === undefined))
      throw new BuilderError(409, messages.changedSince);
    const changes = Object.fromEntries(unchanged.map(({ path, before }) => [path, before]));
    checkRoom(store.forceApp, changes);
    return checkChange(store.forceApp, withCopies(store, changes));
  });
}

/**
 * Keeps work that leaves the screen without being saved.
 *
 * @param view id of the content
 * @throws BuilderError for a text that is not of its type
 */
export function keepVersion(store: SiteStore, view: string, text: string): void {
  const { type, name } = contentOf(view);
  const path = store.path(type, name);
  if (!isContentText(text, type)) throw new BuilderError(400, messages.notPage);
  store.history.keep("draft", titleOf(text), [{ path, before: text, after: undefined }]);
}

/** What responds to the page "Eerdere versies". */
export const versionHandlers = (
  store: SiteStore,
): Pick<Handlers, "readVersions" | "readVersion" | "keepVersion" | "restoreVersion"> => ({
  async readVersions({ view }) {
    const { type, name } = view ? contentOf(view) : {};
    const path = type === undefined || name === undefined ? "" : store.path(type, name);
    return store.history.list(maxVersions, path).map((entry) => asVersion(store, entry, path));
  },
  async readVersion({ id, view }) {
    const file = store.history.filesOf(Number(id)).find(({ path }) => idOf(path) === view);
    if (file?.before === undefined) throw new BuilderError(404, messages.noVersion);
    return { text: file.before };
  },
  async keepVersion({ view, text }) {
    keepVersion(store, view, text);
  },
  restoreVersion: async ({ id, view }) => restore(store, Number(id), view),
});
