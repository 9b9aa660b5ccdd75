// Creating, renaming, copying and deleting pages. A page is a route and a view, which have to agree.
import {
  isTemplate,
  namesOf,
  pageFiles,
  routeContent,
  viewContent,
  withNewIds,
  type PageWords,
} from "@travel-design/site/server";
import { checkChange } from "./site-check.ts";
import type { PageSummary } from "../contract/responses.ts";
import { messages } from "../messages.ts";
import { BuilderError } from "./errors.ts";
import type { PageFiles } from "./page-files.ts";
import { listPages } from "./page-list.ts";

/** Where pages are. */
export interface PagePlace {
  files: PageFiles;
  /** Path of `force-app/main/default`. */
  forceApp: string;
  /** Path of the site's folder below `forceApp`. */
  sitePath: string;
}

/** What a builder enters for a page that has its content already. */
type EnteredWords = Omit<PageWords, "description">;

const addressPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** @throws BuilderError for words that cannot be used */
async function checkWords(place: PagePlace, { title, address }: EnteredWords, own?: PageSummary): Promise<void> {
  if (title.trim() === "") throw new BuilderError(400, messages.noTitle);
  if (own?.isHome && address === "") return;
  if (!addressPattern.test(address)) throw new BuilderError(400, messages.invalidAddress);
  const taken = (await listPages(place.files)).find(({ path, view }) => path === `/${address}` && view !== own?.view);
  if (taken) throw new BuilderError(400, messages.takenAddress(taken));
}

const jsonText = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

/** Adds both files of a page, or none. */
async function addPage({ files, forceApp, sitePath }: PagePlace, words: PageWords, view: object): Promise<string> {
  const names = namesOf(words.address);
  if (
    [...(await files.names("view")), ...(await files.names("route"))].some((name) =>
      [names.view, names.route].includes(name),
    )
  )
    throw new BuilderError(400, messages.takenName);
  const made = Object.entries(pageFiles(words, view)).map(([path, text]) => [`${sitePath}/${path}`, text]);
  await checkChange(forceApp, Object.fromEntries(made));
  try {
    await files.add("view", names.view, view);
    await files.add("route", names.route, routeContent(words));
  } catch (error) {
    await files.remove("view", names.view);
    await files.remove("route", names.route);
    throw error;
  }
  return names.view;
}

/** Words as they were entered, without spaces and slashes around them. */
const cleaned = <Words extends Pick<PageWords, "title" | "address">>(words: Words): Words => ({
  ...words,
  title: words.title.trim(),
  address: words.address.trim().replace(/^\/+|\/+$/g, ""),
});

/** Creates a page from a template. @returns name of its view */
export async function createPage(place: PagePlace, template: string, entered: PageWords): Promise<string> {
  const words = cleaned(entered);
  if (!isTemplate(template)) throw new BuilderError(400, messages.notTemplate);
  await checkWords(place, words);
  return addPage(place, words, viewContent(template, words));
}

/** Copies a page. @returns name of the copy's view */
export async function copyPage(place: PagePlace, view: string, entered: EnteredWords): Promise<string> {
  const words = cleaned({ ...entered, description: "" });
  await checkWords(place, words);
  const { text } = await place.files.read("view", view);
  const { type, urlName } = namesOf(words.address);
  const copy: { contentBody: object } = JSON.parse(withNewIds(text));
  return addPage(place, words, {
    ...copy,
    title: words.title,
    contentBody: { ...copy.contentBody, viewType: type },
    urlName,
  });
}

async function findPage(place: PagePlace, view: string): Promise<PageSummary> {
  const page = (await listPages(place.files)).find((each) => each.view === view);
  if (!page?.isOwn) throw new BuilderError(400, messages.notOwnPage);
  return page;
}

/** Gives a page another title or address. Its content stays as it is. */
export async function renamePage(place: PagePlace, view: string, entered: EnteredWords): Promise<void> {
  const words = cleaned(entered);
  const page = await findPage(place, view);
  await checkWords(place, words, page);
  const [route, content] = await Promise.all([place.files.read("route", page.route), place.files.read("view", view)]);
  const readRoute: { contentBody: object } = JSON.parse(route.text);
  const changedRoute = {
    ...readRoute,
    title: words.title,
    contentBody: { ...readRoute.contentBody, urlPrefix: words.address },
  };
  const readView: object = JSON.parse(content.text);
  await place.files.replace("route", page.route, jsonText(changedRoute), route.hash);
  await place.files.replace("view", view, jsonText({ ...readView, title: words.title }), content.hash);
}

/** Deletes a page with its route. */
export async function deletePage(place: PagePlace, view: string): Promise<void> {
  const page = await findPage(place, view);
  if (page.isHome) throw new BuilderError(400, messages.homeStays);
  await place.files.remove("route", page.route);
  await place.files.remove("view", view);
}
