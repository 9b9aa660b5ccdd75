// Earlier versions of the site's content: looking at them, and putting them back.
import type { Version } from "../contract/responses.ts";
import { messages } from "../messages/index.ts";
import { checkChange } from "./check/site-check.ts";
import { BuilderError } from "./errors.ts";
import { contentOf, idOf, isContentText, titleOf } from "./pages/content-id.ts";
import type { PagePlace } from "./pages/page-changes.ts";
import type { Handlers } from "./routes.ts";
import type { ChangeEntry } from "./store/history.ts";
import type { SiteStore } from "./store/site-store.ts";

/** More would not be read. */
const maxVersions = 500;

/** Only a version of one content that still exists can be opened: the others concern several files. */
function viewOf(store: SiteStore, { paths: [path = "", ...others] }: ChangeEntry): string {
  const exists = others.length === 0 && store.textOf(path) !== undefined;
  return exists ? (idOf(path) ?? "") : "";
}

const asVersion = (store: SiteStore, entry: ChangeEntry): Version => {
  const { id, at, kind, title, author } = entry;
  return { id, at, kind, title, author, view: viewOf(store, entry) };
};

/**
 * Restores the content that the files had before a change. Of several files, none may have been changed since: that would be lost without a
 * word. A page that was deleted comes back although what led to it has changed.
 */
function restore({ store, tools }: PagePlace, id: number): void {
  const entry = store.history.entry(id);
  if (!entry) throw new BuilderError(404, messages.noVersion);
  store.change("restore", entry.title, () => {
    const files = store.history.filesOf(id);
    const isGone = files.some(({ path }) => idOf(path) !== undefined && store.textOf(path) === undefined);
    if (isGone && entry.kind !== "delete") throw new BuilderError(409, messages.versionOfDeletedPage);
    const unchanged = files.filter(({ path, after }) => files.length === 1 || store.textOf(path) === after);
    const missing = files.filter((file) => !unchanged.includes(file));
    if (missing.some(({ after }) => entry.kind !== "delete" || after === undefined))
      throw new BuilderError(409, messages.changedSince);
    const changes = Object.fromEntries(unchanged.map(({ path, before }) => [path, before]));
    checkChange(tools, store.forceApp, changes);
    return changes;
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
  store.history.keep("draft", titleOf(type, text), [{ path, before: text, after: undefined }]);
}

/** What responds to the page "Eerdere versies". @param getPlace asks the built site for its tools */
export const versionHandlers = (
  getPlace: () => Promise<PagePlace>,
): Pick<Handlers, "readVersions" | "readVersion" | "keepVersion" | "restoreVersion"> => ({
  async readVersions({ view }) {
    const { store } = await getPlace();
    const { type, name } = view ? contentOf(view) : {};
    const path = type === undefined || name === undefined ? "" : store.path(type, name);
    return store.history.list(maxVersions, path).map((entry) => asVersion(store, entry));
  },
  async readVersion({ id }) {
    const { store } = await getPlace();
    const [file] = store.history.filesOf(Number(id));
    if (file?.before === undefined) throw new BuilderError(404, messages.noVersion);
    return { text: file.before };
  },
  async keepVersion({ view, text }) {
    const { store } = await getPlace();
    keepVersion(store, view, text);
  },
  restoreVersion: async ({ id }) => restore(await getPlace(), Number(id)),
});
