import { expect, test } from "vitest";
import { sourceTreeOf } from "../source-tree.ts";
import { plant, siteFiles, xml } from "../testing/plant.ts";
import { sitePrefix } from "./site-prefix.ts";

const network = "networks/Trial.network-meta.xml";
const site = "sites/Trial.site-meta.xml";
const config = "digitalExperienceConfigs/Trial1.digitalExperienceConfig-meta.xml";
const page = "digitalExperiences/site/Trial1/sfdc_cms__view/home/content.json";
const script = "lwc/tdLink/tdLink.js";
const sheet = "staticresources/fonts/fonts.css";

const component = (definition: string, attributes: Record<string, unknown>) => ({
  type: "component",
  definition,
  attributes,
});
const source = sourceTreeOf({
  ...siteFiles({
    "sfdc_cms__view/home": {
      component: {
        type: "component",
        children: [
          component("c:tdLink", {
            text: "Reizen",
            address: "/reizen",
            photoPath: "/sfsites/c/resource/a.svg",
            count: 2,
          }),
          component("community_login:loginForm", { startUrl: "/start" }),
        ],
      },
    },
  }),
  [network]: xml("<picassoSite>Trial1</picassoSite><site>Trial</site><urlPathPrefix>reizenvforcesite</urlPathPrefix>"),
  [site]: xml("<urlPathPrefix>reizenvforcesite</urlPathPrefix>"),
  [config]: xml("<site><urlPathPrefix>reizen</urlPathPrefix></site><space>site/Trial1</space>"),
  "lwc/tdLink/tdLink.js-meta.xml":
    '<property name="text" type="String" translatable="true"/><property name="address" type="String"/><property name="photoPath" type="String"/>',
  [script]: 'import icons from "@salesforce/resourceUrl/icons";',
  [sheet]: 'src: url("a.woff2")',
  "lwc/tdModels/tdModels.js": 'const prefix = "/sfsites/c";',
});

test("finds no problem in a site below a path, or at the root", () => {
  expect(sitePrefix.check(source)).toEqual([]);
  const files = [network, site, config].map((path) => [path, source.read(path).replace("x>reizen", "x>")]);
  expect(sitePrefix.check(sourceTreeOf(Object.fromEntries(files), source))).toEqual([]);
});

const wrongPrefix = `urlPathPrefix is "vforcesite", but ${config} has "reizen", so it has to be "reizenvforcesite"; change one of the two.`;
const lost = (what: string, address: string): string =>
  `${what} contains ${address}, which misses the path of the site; use an address property of a block.`;

test.each<[defect: string, path: string, from: string, to: string, problem: string, problemPath?: string]>([
  ["another prefix of the network", network, "reizenvforcesite", "vforcesite", wrongPrefix],
  ["another prefix of the site", site, "reizenvforcesite", "vforcesite", wrongPrefix],
  [
    "another space",
    config,
    "site/Trial1",
    "site/Trial2",
    "space has to be site/Trial1, the bundle that it configures.",
  ],
  [
    "a network for a site that does not exist",
    network,
    "<site>Trial<",
    "<site>Train<",
    "the site Train does not exist; add it to sites.",
  ],
  [
    "a site without a network",
    network,
    "Trial1",
    "Trial2",
    "no network names Trial1 as its picassoSite; add one to networks.",
    "digitalExperiences/site/Trial1",
  ],
  ["an address in a text", page, '"text":"Reizen"', '"text":"/reizen"', lost("text of c:tdLink", "/reizen")],
  [
    "an address of another component",
    page,
    "community_login:loginForm",
    "dxp_base:button",
    lost("startUrl of dxp_base:button", "/start"),
  ],
  [
    "a link in markup",
    page,
    '"text":"Reizen"',
    String.raw`"text":"<a href=\"/reizen\">Reizen</a>"`,
    lost("text of c:tdLink", 'href="/reizen'),
  ],
  [
    "a picture in a style",
    page,
    '"text":"Reizen"',
    '"text":"background: url(/sfsites/a.webp)"',
    lost("text of c:tdLink", "url(/sfsites/a.webp"),
  ],
  [
    "an address of one org",
    page,
    '"address":"/reizen"',
    '"address":"https://agency.my.site.com/reizen"',
    "address of c:tdLink contains https://agency.my.site.com/reizen, which exists in one org only; use an address that starts with a slash.",
  ],
  [
    "an address in a script",
    script,
    '"@salesforce/resourceUrl/icons"',
    '"/sfsites/c/resource/icons"',
    'it contains "/sfsites/c/resource/icons, which misses the path of the site; import the address, or use a relative one.',
  ],
  [
    "an address in a style sheet",
    sheet,
    '"a.woff2"',
    '"/fonts/a.woff2"',
    'it contains url("/fonts/a.woff2", which misses the path of the site; import the address, or use a relative one.',
  ],
])("finds %s", (_defect, path, from, to, problem, problemPath = path) => {
  expect(sitePrefix.check(plant(source, path, from, to))).toEqual([
    `force-app/main/default/${problemPath}: ${problem}`,
  ]);
});

test("finds a site without a configuration", () => {
  expect(sitePrefix.check(sourceTreeOf({ [config]: undefined }, source))).toEqual([
    "force-app/main/default/digitalExperiences/site/Trial1: Trial1 has no file in digitalExperienceConfigs; add it.",
  ]);
});
