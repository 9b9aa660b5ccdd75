// Creating, renaming, copying and deleting pages. A page is a route and a view, which have to agree, and links to it are in other files.
import {
  addressProblem,
  isTemplate,
  namesOf,
  pageFiles,
  viewContent,
  withNewIds,
  type PageDetails,
} from "@travel-design/site/files";
import { findLinks, moveLinks } from "@travel-design/site/server";
import { changeSource, readSourceFolder } from "@travel-design/site/metadata";
import type { LinkedContent, PageLinks } from "../../contract/responses.ts";
import { changedText } from "../../content/file-format.ts";
import { isObject, textOf, type JsonObject } from "../../content/json.ts";
import { metadataPropertyOf } from "../../content/page-metadata.ts";
import { messages } from "../../messages/index.ts";
import { checkChange } from "../check/site-check.ts";
import { BuilderError } from "../errors.ts";
import { newIdFor } from "./shared-sections.ts";
import type { FileChanges, SiteStore } from "../store/site-store.ts";
import { listPages, type PageOfFiles } from "./page-list.ts";

/** What a builder enters for a page that has its content already. */
type EnteredDetails = Omit<PageDetails, "description">;

/** Longest title of an item in an org, in characters. */
const maxTitleLength = 80;

/** Words as they were entered, without spaces and slashes around them. */
const cleaned = <Details extends EnteredDetails>(details: Details): Details => ({
  ...details,
  title: details.title.trim(),
  address: details.address.trim().replace(/^\/+|\/+$/g, ""),
});

const addressOf = ({ path }: PageOfFiles): string => path.slice(1);

/** @throws BuilderError for details that cannot be used */
function checkDetails(store: SiteStore, { title, address }: EnteredDetails, own?: PageOfFiles): void {
  if (title === "") throw new BuilderError(400, messages.noTitle);
  if (title.length > maxTitleLength) throw new BuilderError(400, messages.longTitle(maxTitleLength));
  if (own && address === addressOf(own)) return;
  if (own?.isHome) throw new BuilderError(400, messages.homeAddress);
  const problem = addressProblem(address);
  if (problem) throw new BuilderError(400, messages.invalidAddress[problem]);
  const taken = listPages(store).find(({ path, view }) => path.slice(1) === address && view !== own?.view);
  if (taken) throw new BuilderError(400, messages.takenAddress(taken));
}

/** The files of a new page. @throws BuilderError if they exist, or if the site check finds a new error */
function newPage(store: SiteStore, details: PageDetails, view: object): FileChanges {
  checkDetails(store, details);
  const names = namesOf(details.address);
  // A file system may not distinguish capitals.
  const taken = [...store.names("view"), ...store.names("route")].map((name) => name.toLowerCase());
  if ([names.view, names.route].some((name) => taken.includes(name))) throw new BuilderError(400, messages.takenName);
  const made = Object.entries(pageFiles(details, view)).map(([path, text]) => [`${store.sitePath}/${path}`, text]);
  const changes = Object.fromEntries(made);
  return checkChange(store.forceApp, changes, store.path("view", names.view));
}

/** Creates a page from a template. @returns name of its view */
export function createPage(store: SiteStore, template: string, entered: PageDetails): string {
  const details = cleaned(entered);
  if (!isTemplate(template)) throw new BuilderError(400, messages.notTemplate);
  store.change("create", details.title, () => newPage(store, details, viewContent(template, details)));
  return namesOf(details.address).view;
}

/** Copies a page. @returns name of the copy's view */
export function copyPage(store: SiteStore, view: string, entered: EnteredDetails): string {
  const details = cleaned({ ...entered, description: "" });
  store.change("create", details.title, () => {
    const { text } = store.read("view", view);
    const { type, urlName } = namesOf(details.address);
    const copy: JsonObject & { contentBody: object } = JSON.parse(withNewIds(text, newIdFor(store, text)));
    const contentBody = { ...copy.contentBody, viewType: type };
    // Two pages with one title look like one in a search engine.
    const titled = withTitle({ ...copy, contentBody }, details.title, () => details.title);
    return newPage(store, details, { ...titled, urlName });
  });
  return namesOf(details.address).view;
}

function findPage(store: SiteStore, view: string): PageOfFiles {
  const page = listPages(store).find((each) => each.view === view);
  if (!page?.isOwn) throw new BuilderError(400, messages.notOwnPage);
  return page;
}

/** A title for search engines may name the site behind a bar. */
const renamedTitle = (own: unknown, from: string, to: string): unknown =>
  own === from || textOf(own).startsWith(`${from} | `) ? to + textOf(own).slice(from.length) : own;

/**
 * A page with another title. What visitors read stays as it was written.
 *
 * @param searchTitleOf the title for search engines, from the one that it has
 */
function withTitle(content: JsonObject, title: string, searchTitleOf: (own: unknown) => unknown): JsonObject {
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (!isObject(value)) return value;
    const { definition, attributes } = value;
    const entries = Object.entries(value).map(([key, child]) => [key, renamed(child)]);
    if (!isObject(attributes)) return Object.fromEntries(entries);
    const changed = Object.entries(attributes).map(([key, own]) => [
      key,
      metadataPropertyOf(textOf(definition), key) === "title" ? searchTitleOf(own) : own,
    ]);
    return { ...Object.fromEntries(entries), attributes: Object.fromEntries(changed) };
  };
  return { ...content, title, contentBody: renamed(content.contentBody) };
}

const linkedContent = ({ type, title }: ReturnType<typeof findLinks>[number]): LinkedContent => ({
  title: type === "themeLayout" ? messages.places.headerAndFooter : title,
});

/**
 * Gives a page another title or address, and moves the links that lead to it.
 *
 * @returns the titles of the contents whose links were moved
 */
export function renamePage(store: SiteStore, view: string, entered: EnteredDetails): readonly string[] {
  const details = cleaned(entered);
  let moved: readonly LinkedContent[] = [];
  store.change("rename", details.title, () => {
    const page = findPage(store, view);
    checkDetails(store, details, page);
    const source = readSourceFolder(store.forceApp);
    const from = addressOf(page);
    const isMoved = from !== details.address;
    const links = isMoved ? moveLinks(source, from, details.address) : {};
    moved = isMoved ? findLinks(source, from).map(linkedContent) : [];
    const [viewPath, routePath] = [store.path("view", view), store.path("route", page.route)];
    const viewText = links[viewPath] ?? store.read("view", view).text;
    const changes = {
      ...links,
      [viewPath]: changedText(viewText, (content) =>
        withTitle(content, details.title, (own) => renamedTitle(own, page.title, details.title)),
      ),
      [routePath]: changedText(store.read("route", page.route).text, (route) => ({
        ...route,
        title: details.title,
        contentBody: { ...(isObject(route.contentBody) && route.contentBody), urlPrefix: details.address },
      })),
    };
    checkChange(store.forceApp, changes, viewPath);
    const left = isMoved && findLinks(changeSource(source, changes), from).find(({ isNeeded }) => isNeeded);
    // The form leaves the address at its default, so there is no setting to change.
    if (left) throw new BuilderError(400, messages.neededByDefault(left.title));
    return changes;
  });
  return moved.map(({ title }) => title);
}

/** What leads to a page. */
export function readLinks(store: SiteStore, view: string): PageLinks {
  const page = findPage(store, view);
  const links = findLinks(readSourceFolder(store.forceApp), addressOf(page)).filter(
    ({ file }) => file !== store.path("view", view),
  );
  return {
    from: links.map(linkedContent),
    neededBy: links.filter(({ isNeeded }) => isNeeded).map(linkedContent),
  };
}

/**
 * Deletes a page with its route.
 *
 * @param linkTo view of the page that links to it lead to from now on; empty leaves them as they are
 * @throws BuilderError for the home page, and for one that a form needs
 */
export function deletePage(store: SiteStore, view: string, linkTo: string): void {
  const page = findPage(store, view);
  if (page.isHome) throw new BuilderError(400, messages.homeStays);
  store.change("delete", page.title, () => {
    const { neededBy } = readLinks(store, view);
    if (neededBy.length > 0) throw new BuilderError(400, messages.pageIsNeeded(neededBy));
    const removed = [...store.filesOf("view", view), ...store.filesOf("route", page.route)];
    const other = linkTo === "" ? undefined : addressOf(findPage(store, linkTo));
    const links = other === undefined ? {} : moveLinks(readSourceFolder(store.forceApp), addressOf(page), other);
    return { ...links, ...Object.fromEntries(removed.map((path) => [path, undefined])) };
  });
}
