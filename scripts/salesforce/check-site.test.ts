import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkSite } from "./check-site.mjs";

const defaults = resolve(import.meta.dirname, "../../force-app/main/default");
const siteFolders = ["networks", "sites", "digitalExperienceConfigs", "digitalExperiences", "lwc", "staticresources"];
const bundle = "digitalExperiences/site/Travel_Design1";
const view = (name: string) => `${bundle}/sfdc_cms__view/${name}/content.json`;
const route = (name: string) => `${bundle}/sfdc_cms__route/${name}/content.json`;

/** A copy of the real site, in which each test plants its own fault. */
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "site-"));
  for (const folder of siteFolders) cpSync(join(defaults, folder), join(project, folder), { recursive: true });
});

afterEach(() => rmSync(project, { recursive: true }));

const read = (file: string): string => readFileSync(join(project, file), "utf8");

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

/** Replaces text in a file of the copy; a fault that changes nothing would prove nothing. */
function plant(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not hold ${from}, so no fault was planted.`);
  write(file, changed);
}

describe("checkSite", () => {
  test("finds nothing wrong with the site as it is", () => {
    expect(checkSite(project)).toEqual([]);
  });

  test("says so when there is no site", () => {
    expect(checkSite(join(project, "lwc"))).toEqual([expect.stringContaining("No site was found")]);
  });

  test("tells which stock page has lost its route", () => {
    rmSync(dirname(join(project, route("Too_Many_Requests"))), { recursive: true });
    expect(checkSite(project)).toEqual([
      "The site has no route of type too-many-requests.",
      "sfdc_cms__view/tooManyRequests/content.json is shown by no route.",
    ]);
  });

  test.each<[string, string, string | RegExp, string, string]>([
    [
      "a route and view of different types",
      route("Home"),
      '"routeType": "home"',
      '"routeType": "house"',
      "is of type house",
    ],
    [
      "a route without its view",
      route("Login"),
      '"login",',
      '"signIn",',
      "shows the view signIn, which does not exist",
    ],
    [
      "two routes at one address",
      route("Privacyverklaring__c"),
      '"urlPrefix": "privacyverklaring"',
      '"urlPrefix": ""',
      "Two routes have the address",
    ],
    ["an id that is no UUID", view("error"), /"id": "[^"]+"/, '"id": "error-1"', "no version 4 UUID"],
    ["a section with another id in its settings", view("home"), /UUID\\":\\"./, 'UUID\\":\\"x', "calls itself"],
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
    ["a page without a title", view("home"), /"pageTitle": "[^"]+"/, '"pageTitle": ""', "no page title"],
    [
      "a page that changes its title when its script runs",
      view("home"),
      '"title": "Offerte',
      '"title": "Uw offerte',
      "another title or description",
    ],
    [
      "a picture that is not there",
      view("home"),
      "travelMedia/hero-1920.webp",
      "travelMedia/zero.webp",
      "travelMedia/zero.webp does not exist",
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
      "theme layout",
    ],
    ["another language", `${bundle}/sfdc_cms__languageSettings/languages/content.json`, /nl_NL/g, "en_US", "not Dutch"],
    [
      "a site behind a login",
      `${bundle}/sfdc_cms__site/Travel_Design1/content.json`,
      "_WITH_PUBLIC_ACCESS_ENABLED",
      "",
      "cannot reach",
    ],
    [
      "Lightning Web Security off",
      `${bundle}/sfdc_cms__appPage/mainAppPage/content.json`,
      '"isLockerServiceEnabled": true',
      '"isLockerServiceEnabled": false',
      "switched off",
    ],
    [
      "addresses that disagree",
      "sites/Travel_Design.site-meta.xml",
      ">vforcesite<",
      ">reizenvforcesite<",
      "differ in urlPathPrefix",
    ],
    ["text that is no JSON", view("error"), "{", "", "cannot be read"],
  ])("finds %s", (_fault, file, from, to, problem) => {
    plant(file, from, to);
    expect(checkSite(project)).toContainEqual(expect.stringContaining(problem));
  });

  test("finds an id that two pages share", () => {
    const [, id = ""] = /"id": "([^"]+)"/.exec(read(view("home"))) ?? [];
    plant(view("error"), /"id": "[^"]+"/, `"id": "${id}"`);
    expect(checkSite(project)).toEqual([`The id ${id} is used more than once in the site.`]);
  });
});
