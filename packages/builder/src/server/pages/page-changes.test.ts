import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@travel-design/local-org/testing";
import * as tools from "@travel-design/site/check";
import { SiteStore } from "../store/site-store.ts";
import { copyPage, createPage, deletePage, readLinks, renamePage } from "./page-changes.ts";
import type { PagePlace } from "./page-place.ts";
import { listPages } from "./page-list.ts";

const original = resolve(import.meta.dirname, "../../../../../force-app/main/default");
const site = "digitalExperiences/site/Travel_Design1";
const privacy = "Privacyverklaring";

function openPlace(): PagePlace {
  const forceApp = temporaryFolder();
  cpSync(join(original, site), join(forceApp, site), { recursive: true });
  return { store: new SiteStore({ forceApp, historyFolder: temporaryFolder() }), tools };
}

const textOf = ({ store }: PagePlace, type: string, name: string): string =>
  readFileSync(join(store.forceApp, store.path(type, name)), "utf8");

/** Lines of a content file that differ from those of the repository. */
function changedLines(place: PagePlace, type: string, name: string): string[] {
  const before = readFileSync(join(original, place.store.path(type, name)), "utf8").split("\n");
  return textOf(place, type, name)
    .split("\n")
    .filter((line, index) => line !== before[index])
    .map((line) => line.trim());
}

test("a page that gets another address takes the links of all pages, header and footer with it, and its title for search engines", () => {
  const place = openPlace();
  const moved = renamePage(place, privacy, { title: "Privacy", address: "/privacy/" });
  expect(moved).toEqual(expect.arrayContaining(["Home", "Kop en voet"]));
  expect(changedLines(place, "view", "home")).toEqual(['"privacyUrl": "/privacy",']);
  expect(changedLines(place, "themeLayout", "scopedHeaderAndFooter")).toEqual([
    expect.stringContaining("Privacyverklaring | /privacy"),
  ]);
  expect(readLinks(place, privacy).from.length).toBe(moved.length);
  expect(listPages(place.store).find(({ view }) => view === privacy)).toMatchObject({
    path: "/privacy",
    title: "Privacy",
  });
  expect(changedLines(place, "view", privacy)).toEqual([
    '"title": "Privacy",',
    '"title": "Privacy | Morgenree travel design"',
    '"pageTitle": "Privacy | Morgenree travel design",',
  ]);
});

test("a page that a form leads to cannot be deleted, and the sentence names the form's page", () => {
  const place = openPlace();
  expect(() => deletePage(place, "Bedankt_voor_uw_aanvraag", "")).toThrow("het formulier op Home stuurt bezoekers");
  expect(() => deletePage(place, privacy, "home")).toThrow("het formulier op Home stuurt bezoekers");
  expect(() => deletePage(place, "home", "")).toThrow("De voorpagina");
  expect(() => deletePage(place, "login", "")).toThrow("hoort bij Salesforce");
});

test("what leads to a page is listed before it is deleted, and leads to another page afterwards", () => {
  const place = openPlace();
  const { from, neededBy } = readLinks(place, "Noorwegen");
  expect(neededBy).toEqual([]);
  expect(from).toEqual(expect.arrayContaining([{ title: "Home" }, { title: "Bestemmingen" }]));
  deletePage(place, "Noorwegen", "Onze_werkwijze");
  expect(existsSync(join(place.store.forceApp, site, "sfdc_cms__view/Noorwegen"))).toBe(false);
  expect(textOf(place, "view", "bestemmingen")).toContain(
    "Noorwegen | Een huis aan een fjord, en het licht boven het water, van Bergen tot de Lofoten | /onze-werkwijze",
  );
  expect(textOf(place, "view", "home")).not.toContain("/bestemmingen/noorwegen");
});

test("without another page, links to a deleted page stay", () => {
  const place = openPlace();
  deletePage(place, "Noorwegen", "");
  expect(changedLines(place, "view", "home")).toEqual([]);
});

const details = { title: "Peru", description: "Een reis.", address: "bestemmingen/peru" };

test("a new page and its copy are found under their addresses", () => {
  const place = openPlace();
  expect(createPage(place, "destination", details)).toBe("bestemmingen_peru");
  expect(copyPage(place, "bestemmingen_peru", { title: "Chili", address: "chili" })).toBe("chili");
  const pages = listPages(place.store).map(({ title, path }) => `${title} ${path}`);
  expect(pages).toEqual(expect.arrayContaining(["Peru /bestemmingen/peru", "Chili /chili"]));
});

test("a copy has a title for search engines of its own", () => {
  const place = openPlace();
  copyPage(place, "Noorwegen", { title: "Zweden", address: "bestemmingen/zweden" });
  const copy = textOf(place, "view", "bestemmingen_zweden");
  expect(copy).toContain('"pageTitle": "Zweden"');
  expect(copy).not.toContain('"pageTitle": "Noorwegen');
});

test("a page with a component that only Salesforce has is copied as it is", () => {
  const place = openPlace();
  const path = join(place.store.forceApp, place.store.path("view", privacy));
  writeFileSync(path, readFileSync(path, "utf8").replace("c:tdRichText", "community_builder:htmlEditor"));
  copyPage(place, privacy, { title: "Kopie", address: "kopie" });
  expect(textOf(place, "view", "kopie")).toContain('"definition": "community_builder:htmlEditor"');
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
  const place = openPlace();
  const before = place.store.names("view");
  expect(() => createPage(place, "empty", { ...details, address })).toThrow(sentence);
  expect(place.store.names("view")).toEqual(before);
});

test.each(["", " ", "a".repeat(81)])("the title %j is explained", (title) => {
  expect(() => createPage(openPlace(), "empty", { ...details, title })).toThrow(/titel/);
});
