import { expect, test } from "vitest";
import { sourceTreeOf } from "../source-tree.ts";
import { ownSource, plant } from "../testing/plant.ts";
import { sitePages } from "./site-pages.ts";

const bundle = "digitalExperiences/site/Travel_Design1";
const view = (name: string): string => `${bundle}/sfdc_cms__view/${name}/content.json`;
const route = (name: string): string => `${bundle}/sfdc_cms__route/${name}/content.json`;
const shown = (path: string): string => `force-app/main/default/${path}`;

test("finds no problem in the site of this repository", () => {
  expect(sitePages.check(ownSource)).toEqual([]);
});

test("finds that there is no site", () => {
  expect(sitePages.check(sourceTreeOf({}))).toEqual([
    `${shown("digitalExperiences")}: there is no site; add a folder with a .digitalExperience-meta.xml file.`,
  ]);
});

test("finds a stock page without a route", () => {
  const planted = sourceTreeOf({ [route("Too_Many_Requests")]: undefined }, ownSource);
  expect(sitePages.check(planted)).toEqual([
    `${shown(bundle)}: no route has the type too-many-requests, and Salesforce rejects a site without it; add one.`,
    `${shown(view("tooManyRequests"))}: no route shows this page; add a route, or remove the page.`,
  ]);
});

test.each<[defect: string, path: string, from: string | RegExp, to: string, problem: string]>([
  [
    "a route and view of different types",
    route("Home"),
    '"routeType": "home"',
    '"routeType": "house"',
    "its type is house",
  ],
  ["a route without its view", route("Login"), '"login",', '"signIn",', "the view signIn does not exist"],
  [
    "two routes at one address",
    route("Privacyverklaring__c"),
    '"urlPrefix": "privacyverklaring"',
    '"urlPrefix": ""',
    "two routes have the address",
  ],
  ["an id that is no UUID", view("error"), /"id": "[^"]+"/, '"id": "error-1"', "is not a version 4 UUID"],
  ["a section with another id in its settings", view("home"), /UUID\\":\\"./, 'UUID\\":\\"x', "has the UUID x"],
  ["columns that do not fill twelfths", view("home"), 'columnWidth\\":\\"5', 'columnWidth\\":\\"6', "13 wide"],
  [
    "a column without its region",
    view("home"),
    'columnKey\\":\\"col2',
    'columnKey\\":\\"side',
    "does not match region col2",
  ],
  [
    "a page without search metadata",
    view("home"),
    "community_builder:seoAssistant",
    "community_builder:seo",
    "no community_builder:seoAssistant",
  ],
  ["a page without a title", view("home"), /"pageTitle": "[^"]+"/, '"pageTitle": ""', "fill in pageTitle"],
  [
    "a page that changes its title when its script runs",
    view("home"),
    '"title": "Offerte',
    '"title": "Uw offerte',
    "differ in title or description",
  ],
  [
    "a path where a CMS picture belongs",
    view("home"),
    '"imageDesktopPath"',
    '"imageDesktop"',
    "imageDesktop of c:tdHero is for pictures of the CMS",
  ],
  ["a component that is not there", view("home"), "c:tdQuotationForm", "c:quoteForm", "c:quoteForm does not exist"],
  ["an attribute the component lacks", view("home"), '"privacyUrl"', '"privacyLink"', "no property privacyLink"],
  [
    "a layout the theme lacks",
    view("home"),
    '"themeLayoutType": "Inner"',
    '"themeLayoutType": "Wide"',
    "the theme has no layout of the type Wide",
  ],
  [
    "another language",
    `${bundle}/sfdc_cms__languageSettings/languages/content.json`,
    /nl_NL/g,
    "en_US",
    "the default language is en_US, but the texts are Dutch",
  ],
  [
    "Lightning Web Security off",
    `${bundle}/sfdc_cms__appPage/mainAppPage/content.json`,
    '"isLockerServiceEnabled": true',
    '"isLockerServiceEnabled": false',
    "Lightning Web Security is off",
  ],
  ["text that is no JSON", view("error"), "{", "", "it is not valid JSON"],
])("finds %s", (_defect, path, from, to, problem) => {
  expect(sitePages.check(plant(ownSource, path, from, to))).toContainEqual(expect.stringContaining(problem));
});

test("finds an id that two pages share", () => {
  const [, id = ""] = /"id": "([^"]+)"/.exec(ownSource.read(view("home"))) ?? [];
  expect(sitePages.check(plant(ownSource, view("error"), /"id": "[^"]+"/, `"id": "${id}"`))).toEqual([
    `${shown(bundle)}: the id ${id} occurs more than once in the site; make a new one.`,
  ]);
});

test("finds a content file without its description", () => {
  const meta = view("home").replace("content.json", "_meta.json");
  expect(sitePages.check(sourceTreeOf({ [meta]: undefined }, ownSource))).toEqual([
    `${shown(meta)}: the file is missing; add it.`,
  ]);
});
