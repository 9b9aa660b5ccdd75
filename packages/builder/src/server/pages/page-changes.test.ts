import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { SiteStore } from "../store/site-store.ts";
import { copyPage, createPage, deletePage, readLinks, renamePage } from "./page-changes.ts";
import { listPages } from "./page-list.ts";

const original = resolve(import.meta.dirname, "../../../../../force-app/main/default");
const site = "digitalExperiences/site/Travel_Design1";
const privacy = "Privacyverklaring";

function openStore(): SiteStore {
  const forceApp = temporaryFolder();
  cpSync(join(original, site), join(forceApp, site), { recursive: true });
  return new SiteStore({ forceApp, historyFolder: temporaryFolder() });
}

const textOf = (store: SiteStore, type: string, name: string): string =>
  readFileSync(join(store.forceApp, store.path(type, name)), "utf8");

/** Lines of a content file that differ from those of the repository. */
function changedLines(store: SiteStore, type: string, name: string): string[] {
  const before = readFileSync(join(original, store.path(type, name)), "utf8").split("\n");
  return textOf(store, type, name)
    .split("\n")
    .filter((line, index) => line !== before[index])
    .map((line) => line.trim());
}

test("a page that gets another address takes the links of all pages, header and footer with it, and its title for search engines", () => {
  const store = openStore();
  const moved = renamePage(store, privacy, { title: "Privacy", address: "/privacy/" });
  expect(moved).toEqual(expect.arrayContaining(["Home", "Kop en voet"]));
  expect(changedLines(store, "view", "home")).toEqual(['"privacyUrl": "/privacy",']);
  expect(changedLines(store, "themeLayout", "scopedHeaderAndFooter")).toEqual([
    expect.stringContaining("Privacyverklaring | /privacy"),
  ]);
  expect(readLinks(store, privacy).from.length).toBe(moved.length);
  expect(listPages(store).find(({ view }) => view === privacy)).toMatchObject({
    path: "/privacy",
    title: "Privacy",
  });
  expect(changedLines(store, "view", privacy)).toEqual([
    '"title": "Privacy",',
    '"title": "Privacy | Morgenree travel design"',
    '"pageTitle": "Privacy | Morgenree travel design",',
  ]);
});

test("a page that a form leads to cannot be deleted, and the sentence names the form's page", () => {
  const store = openStore();
  expect(() => deletePage(store, "Bedankt_voor_uw_aanvraag", "")).toThrow("het formulier op Home stuurt bezoekers");
  expect(() => deletePage(store, privacy, "home")).toThrow("het formulier op Home stuurt bezoekers");
  expect(() => deletePage(store, "home", "")).toThrow("De voorpagina");
  expect(() => deletePage(store, "login", "")).toThrow("hoort bij Salesforce");
});

test("what leads to a page is listed before it is deleted, and leads to another page afterwards", () => {
  const store = openStore();
  const { from, neededBy } = readLinks(store, "Noorwegen");
  expect(neededBy).toEqual([]);
  expect(from).toEqual(expect.arrayContaining([{ title: "Home" }, { title: "Bestemmingen" }]));
  deletePage(store, "Noorwegen", "Onze_werkwijze");
  expect(existsSync(join(store.forceApp, site, "sfdc_cms__view/Noorwegen"))).toBe(false);
  expect(textOf(store, "view", "bestemmingen")).toContain(
    "Noorwegen | Een huis aan een fjord, en het licht boven het water, van Bergen tot de Lofoten | /onze-werkwijze",
  );
  expect(textOf(store, "view", "home")).not.toContain("/bestemmingen/noorwegen");
});

test("without another page, links to a deleted page stay", () => {
  const store = openStore();
  deletePage(store, "Noorwegen", "");
  expect(changedLines(store, "view", "home")).toEqual([]);
});

const details = { title: "Peru", description: "Een reis.", address: "bestemmingen/peru" };

test("a new page and its copy are found under their addresses", () => {
  const store = openStore();
  expect(createPage(store, "destination", details)).toBe("bestemmingen_peru");
  expect(copyPage(store, "bestemmingen_peru", { title: "Chili", address: "chili" })).toBe("chili");
  const pages = listPages(store).map(({ title, path }) => `${title} ${path}`);
  expect(pages).toEqual(expect.arrayContaining(["Peru /bestemmingen/peru", "Chili /chili"]));
});

test("a copy has a title for search engines of its own", () => {
  const store = openStore();
  copyPage(store, "Noorwegen", { title: "Zweden", address: "bestemmingen/zweden" });
  const copy = textOf(store, "view", "bestemmingen_zweden");
  expect(copy).toContain('"pageTitle": "Zweden"');
  expect(copy).not.toContain('"pageTitle": "Noorwegen');
});

test("a page with a component that only Salesforce has is copied as it is", () => {
  const store = openStore();
  const path = join(store.forceApp, store.path("view", privacy));
  writeFileSync(path, readFileSync(path, "utf8").replace("c:tdRichText", "community_builder:htmlEditor"));
  copyPage(store, privacy, { title: "Kopie", address: "kopie" });
  expect(textOf(store, "view", "kopie")).toContain('"definition": "community_builder:htmlEditor"');
});

test.each([
  ["Peru!", "kleine letters"],
  ["", "kleine letters"],
  ["2027-reizen", "met een letter"],
  ["a".repeat(81), "te lang"],
  ["services/peru", "gebruikt Salesforce zelf"],
  ["org", "of deze lokale omgeving"],
  ["con", "Windows"],
  ["privacyverklaring", "heeft de pagina Privacyverklaring al"],
  ["login", "heeft de pagina"],
])("the address %j is explained, and nothing is written", (address, sentence) => {
  const store = openStore();
  const before = store.names("view");
  expect(() => createPage(store, "empty", { ...details, address })).toThrow(sentence);
  expect(store.names("view")).toEqual(before);
});

test.each(["", " ", "a".repeat(81)])("the title %j is explained", (title) => {
  expect(() => createPage(openStore(), "empty", { ...details, title })).toThrow(/titel/);
});
