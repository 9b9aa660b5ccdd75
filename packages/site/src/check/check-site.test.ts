import { expect, test } from "vitest";
import { ownSource as source } from "../../../../scripts/salesforce/testing/plant.ts";
import { checkSite, describeProblem } from "./index.ts";
import { home, replace, route, set, site, testMistakes, withFiles } from "./testing/plant-mistake.ts";

test("finds no problem in the site of this repository", () => {
  expect(checkSite(source).map((problem) => describeProblem(problem))).toEqual([]);
});

testMistakes(route("Privacyverklaring__c"), {
  "a route to a view that does not exist": [
    replace('"activeViewId": "Privacyverklaring"', '"activeViewId": "Privacyverklarin"'),
    "activeViewId",
    'Did you mean "Privacyverklaring"?',
  ],
  "two routes with one address": [
    replace('"urlPrefix": "privacyverklaring"', '"urlPrefix": "onze-werkwijze"'),
    "urlPrefix",
    "is already that of the route Onze_werkwijze__c",
  ],
});

testMistakes(route("Home"), {
  "a route and view of different types": [
    replace('"routeType": "home"', '"routeType": "house"'),
    "routeType",
    'The routeType "house" does not exist.',
  ],
});

testMistakes(home, {
  "a page without a title of its own": [
    replace(/"title": "[^"]+",\s*"contentBody"/, '"title": " ",\n  "contentBody"'),
    "title",
    "There is no title",
  ],
  "a file that begins with a byte order mark": [(text) => `\uFEFF${text}`, "{", "byte order mark"],
  "a layout that the theme lacks": [
    replace('"themeLayoutType": "Inner"', '"themeLayoutType": "Iner"'),
    "themeLayoutType",
    'Did you mean "Inner"?',
  ],
  "a page without search metadata": [
    replace("community_builder:seoAssistant", "community_builder:nothing"),
    "contentBody",
    "has no community_builder:seoAssistant",
  ],
  "a page without a title": [set("community_builder:seoAssistant", "pageTitle", ""), "{", "the page has no title"],
  "a title that changes when the script runs": [
    set("c:tdSearchMetadata", "title", "Iets anders"),
    "Iets anders",
    "it differs from pageTitle",
  ],
  "a file in the folder of another type": [
    replace('"type": "sfdc_cms__view"', '"type": "sfdc_cms__route"'),
    "sfdc_cms__route",
    "but the folder is sfdc_cms__view",
  ],
});

testMistakes(`${site}/sfdc_cms__themeLayout/scopedHeaderAndFooter/content.json`, {
  "a link in a menu to a page that does not exist": [
    set("c:tdPageHeader", "links", "Werkwijze | /onze-werkwijze\nPrivacy | /privacyverklarin"),
    "/privacyverklarin",
    'no page of this site has the address "/privacyverklarin". Did you mean "/privacyverklaring"?',
  ],
});

testMistakes(`${site}/sfdc_cms__languageSettings/languages/content.json`, {
  "another language": [
    replace('"defaultLocale": "nl_NL"', '"defaultLocale": "en_US"'),
    "defaultLocale",
    "but the texts are Dutch",
  ],
});

testMistakes(`${site}/sfdc_cms__appPage/mainAppPage/content.json`, {
  "Lightning Web Security off": [
    replace('"isLockerServiceEnabled": true', '"isLockerServiceEnabled": false'),
    "isLockerServiceEnabled",
    "Lightning Web Security is off",
  ],
});

test("reports a page without a route, a missing stock page and a missing description", () => {
  const problems = checkSite(
    withFiles({ [route("Too_Many_Requests")]: undefined, [home.replace("content.json", "_meta.json")]: undefined }),
  );
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    [
      `${site}/Travel_Design1.digitalExperience-meta.xml`,
      expect.stringContaining('No route has the type "too-many-requests"'),
    ],
    [`${site}/sfdc_cms__view/home/_meta.json`, expect.stringContaining("The file is missing")],
    [`${site}/sfdc_cms__view/tooManyRequests/content.json`, expect.stringContaining("No route shows this page")],
  ]);
});

test("reports a project without a site", () => {
  expect(checkSite({ paths: [], read: () => "" })).toEqual([
    expect.objectContaining({ message: expect.stringContaining("There is no site") }),
  ]);
});

test("names the component of a problem, for editors that select it", () => {
  const text = set("c:tdHero", "minHeight", "groot")(source.read(home));
  expect(checkSite(withFiles({ [home]: text }))).toEqual([
    expect.objectContaining({
      severity: "error",
      file: home,
      componentId: "70c798d1-61bf-4013-b5b2-6f9792117051",
      property: "minHeight",
    }),
  ]);
});

test("pictures are not checked where the static resources are unknown", () => {
  const text = source.read(home).replaceAll("travelMedia", "nergens");
  const { paths } = source;
  const problems = checkSite({
    paths: paths.filter((path) => !path.startsWith("staticresources/")),
    read: (path) => (path === home ? text : source.read(path)),
  });
  expect(problems).toEqual([]);
});
