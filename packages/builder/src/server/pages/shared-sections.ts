// Sections that are on several pages. What somebody changes on one of them changes on the others, in the same change of the site.
import { randomUUID } from "node:crypto";
import { titleOf } from "../../content/content-title.ts";
import { changedText } from "../../content/file-format.ts";
import { parseObject, textOf, type JsonObject } from "../../content/json.ts";
import {
  copyOfSection,
  familyOfSection,
  idsIn,
  isSameSection,
  mapSections,
  newSiblingOf,
  sectionsOf,
  withSectionAtEnd,
} from "../../content/shared-section.ts";
import type { SharedSection } from "../../contract/responses.ts";
import { messages } from "../../messages/index.ts";
import { listed } from "../../messages/listed.ts";
import { checkChange } from "../check/site-check.ts";
import { BuilderError } from "../errors.ts";
import { idOf } from "./content-id.ts";
import { listPages } from "./page-list.ts";
import { readContents } from "./read-contents.ts";
import type { FileChanges, SiteStore } from "../store/site-store.ts";

const sectionsIn = (text: string | undefined): JsonObject[] => sectionsOf(parseObject(text) ?? {});

/** The sections that several pages have. */
export function listSharedSections(store: SiteStore): SharedSection[] {
  const all = readContents(store, "view").flatMap(({ name, content = {} }) =>
    sectionsOf(content).map((section) => ({ view: name, section, family: familyOfSection(section) })),
  );
  return [...Map.groupBy(all, ({ family }) => family)].flatMap(([family, copies]) => {
    const views = [...new Set(copies.map(({ view }) => view))];
    const isSameEverywhere = copies.every(({ section }, index) =>
      isSameSection(section, copies[index - 1]?.section ?? section),
    );
    return views.length > 1 ? { family, views, isSameEverywhere } : [];
  });
}

/** The sections of a page that somebody changed. One that was not on the page before may be older than its copies, so it changes none. */
function changedSections(before: string | undefined, after: string | undefined): JsonObject[] {
  const earlier = new Map(sectionsIn(before).map((section) => [section.id, section]));
  return sectionsIn(after).filter((section) => {
    const was = earlier.get(section.id);
    return was !== undefined && !isSameSection(was, section);
  });
}

/** A change of the site, with what follows from it for the copies of the sections that it changes. */
export function withCopies(store: SiteStore, changes: FileChanges): FileChanges {
  const changed = Object.entries(changes).flatMap(([path, after]) => changedSections(store.textOf(path), after));
  if (changed.length === 0) return changes;
  const byFamily = new Map(changed.map((section) => [familyOfSection(section), section]));
  const copies = store.names("view").flatMap((name): [string, string][] => {
    const path = store.path("view", name);
    const before = store.textOf(path);
    if (before === undefined || Object.hasOwn(changes, path)) return [];
    const after = changedText(before, (content) =>
      mapSections(content, (own) => {
        const section = byFamily.get(familyOfSection(own));
        return section && !isSameSection(section, own) ? copyOfSection(section, own) : own;
      }),
    );
    return after === before ? [] : [[path, after]];
  });
  return { ...changes, ...Object.fromEntries(copies) };
}

/** The titles of the pages in a change, apart from one. */
export const titlesIn = (changes: FileChanges, view: string): string[] =>
  Object.entries(changes)
    .flatMap(([path, text = ""]) => (idOf(path) === view ? [] : [titleOf(text)]))
    .toSorted((a, b) => a.localeCompare(b, "nl"));

/**
 * Puts a section of a page at the end of other pages, where it stays equal from then on. A page that has it is left out.
 *
 * @param sectionId its id in the file
 * @throws BuilderError for a section that the file does not have, and for a page that cannot have it
 */
export function shareSection(store: SiteStore, view: string, sectionId: string, views: readonly unknown[]): void {
  const names = new Set(views.map(textOf));
  const pages = listPages(store).filter((page) => page.isOwn && names.has(page.view));
  if (pages.length < names.size) throw new BuilderError(400, messages.notOwnPage);
  store.change("share", listed(pages.map(({ title }) => title)), () => {
    const section = sectionsIn(store.read("view", view).text).find(({ id }) => id === sectionId);
    if (!section) throw new BuilderError(409, messages.sharing.saveFirst);
    const changes = pages.flatMap((page): [string, string][] => {
      const { text } = store.read("view", page.view);
      if (sectionsIn(text).some((own) => familyOfSection(own) === familyOfSection(section))) return [];
      const after = changedText(text, (content) => withSectionAtEnd(content, copyOfSection(section)));
      if (after === text) throw new BuilderError(400, messages.notPage);
      return [[store.path("view", page.view), after]];
    });
    return checkChange(store.forceApp, Object.fromEntries(changes));
  });
}

/** Returns a function that makes the ids of a copied page: its shared sections stay equal to their copies, and everything else is new. */
export function newIdFor(store: SiteStore, text: string): (id: string) => string {
  const shared = new Set(listSharedSections(store).map(({ family }) => family));
  const ids = new Set(
    sectionsIn(text)
      .filter((section) => shared.has(familyOfSection(section)))
      .flatMap(idsIn),
  );
  return (id) => (ids.has(id) ? newSiblingOf(id) : randomUUID());
}
