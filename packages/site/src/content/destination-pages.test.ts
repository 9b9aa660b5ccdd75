// The pages of destinations agree with facts from named sources, with each other, and with what leads to them.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { destinationOverview, faq, routeMap, seasonPrice, specialistMatch } from "@travel-design/blocks";
import { expect, test } from "vitest";
import facts from "../testing/destination-facts.json" with { type: "json" };
import {
  asText,
  findComponent,
  findComponents,
  readComponent,
  type ContentComponent,
  type JsonObject,
} from "./content-tree.ts";

const forceApp = resolve(import.meta.dirname, "../../../../force-app/main/default");
const site = join(forceApp, "digitalExperiences/site/Travel_Design1");

function readView(name: string): ContentComponent {
  const { contentBody } = JSON.parse(readFileSync(join(site, `sfdc_cms__view/${name}/content.json`), "utf8"));
  const root = readComponent(contentBody.component);
  if (!root) throw new Error(`The view ${name} has no content.`);
  return root;
}
const settingsIn = (view: ContentComponent, definition: string): JsonObject =>
  findComponent(view, definition)?.attributes ?? {};
const textsOf = (view: ContentComponent): string => JSON.stringify(view).replaceAll("\u00a0", " ");

const options = [
  ...readFileSync(
    join(forceApp, "objects/Contact_Request__c/fields/Destinations_1__c.field-meta.xml"),
    "utf8",
  ).matchAll(/<label>([^<]+)<\/label>/g),
]
  .map(([, label = ""]) => label)
  .slice(1);
const home = readView("home");
const { specialists } = specialistMatch.parse(settingsIn(home, "c:tdSpecialistMatch"));
const knownBy = (option: string): string[] =>
  specialists.flatMap(({ name, destinations }) => (destinations.includes(option) ? [name] : []));
const { destinations: overview } = destinationOverview.parse(
  settingsIn(readView("bestemmingen"), "c:tdDestinationOverview"),
);
const pages = Object.entries(facts).map(([name, known]) => ({ name, ...known, view: readView(name) }));
const addressOf = (name: string): string => {
  const file = join(site, `sfdc_cms__route/${name}__c/content.json`);
  return `/${JSON.parse(readFileSync(file, "utf8")).contentBody.urlPrefix}`;
};
const picturesOf = (view: ContentComponent): string[] =>
  ["c:tdHero", "c:tdCallToAction"].map((definition) => asText(settingsIn(view, definition).imageDesktopPath));

test("every destination of the form has exactly one specialist", () => {
  expect(options.length).toBeGreaterThan(70);
  expect(options.filter((option) => knownBy(option).length !== 1)).toEqual([]);
});

test("there are at least eight destinations, and no two of them share a picture", () => {
  const views = readdirSync(join(site, "sfdc_cms__view")).filter((name) => name.startsWith("bestemmingen_"));
  expect(pages.map(({ name }) => name)).toEqual(expect.arrayContaining(views));
  expect(pages.length).toBeGreaterThanOrEqual(8);
  const pictures = pages.flatMap(({ view }) => picturesOf(view));
  expect(new Set(pictures).size).toBe(2 * pages.length);
});

test.each(pages)("$name says what its sources say", ({ view, facts: known, places }) => {
  expect(known.length).toBeGreaterThanOrEqual(5);
  for (const { says, source } of known) {
    expect(textsOf(view)).toContain(says);
    expect(source).not.toBe("");
  }
  const { stops } = routeMap.parse(settingsIn(view, "c:tdRouteMap"));
  expect(stops.map(({ name }) => name)).toEqual(places.map(({ name }) => name));
  for (const [index, { latitude, longitude }] of places.entries()) {
    const { name, latitude: north = 0, longitude: east = 0 } = stops[index] ?? {};
    const kilometers = 111 * Math.hypot(north - latitude, (east - longitude) * Math.cos((latitude * Math.PI) / 180));
    expect([name, kilometers < 10]).toEqual([name, true]);
  }
});

test.each(pages)("$name is complete, and leads into the form with its destination", ({ name, view, option }) => {
  expect(options).toContain(option);
  const form = `/?bestemming=${encodeURIComponent(option)}#offerte`;
  for (const definition of ["c:tdHero", "c:tdCallToAction"])
    expect(settingsIn(view, definition).buttonAddress).toBe(form);
  const { title: specialist, address } = settingsIn(view, "c:tdSpecialistCard");
  expect([specialist, address]).toEqual([...knownBy(option), form]);
  const { months, priceFrom } = seasonPrice.parse(settingsIn(view, "c:tdSeasonPrice"));
  expect(priceFrom).toBeGreaterThan(1000);
  expect(faq.parse(settingsIn(view, "c:tdFaq")).questions.length).toBeGreaterThanOrEqual(5);
  const row = overview.find((each) => each.address === addressOf(name));
  expect(row).toMatchObject({ months });
  expect(row?.image?.url).toBe(picturesOf(view)[0]);
});

test("the six cards of the home page lead to pages, with the picture of the page", () => {
  const cards = findComponents(home, "c:tdDestinationCard").map(({ attributes }) => attributes);
  expect(cards).toHaveLength(6);
  for (const { address, imagePath } of cards) {
    const page = pages.find(({ name }) => addressOf(name) === address);
    expect(page && picturesOf(page.view)[0]).toBe(imagePath);
  }
});
