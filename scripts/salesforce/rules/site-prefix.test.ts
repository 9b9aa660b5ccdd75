import { expect, test } from "vitest";
import { sourceTreeOf } from "../source-tree.ts";
import { testDefects } from "../testing/test-defects.ts";
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

test("finds no problem in a site at the root of its domain", () => {
  const files = [network, site, config].map((path) => [path, source.read(path).replace("x>reizen", "x>")]);
  expect(sitePrefix.check(sourceTreeOf(Object.fromEntries(files), source))).toEqual([]);
});

const wrongPrefix = `urlPathPrefix is "vforcesite", but ${config} has "reizen", so it has to be "reizenvforcesite"; change one of the two.`;
const lost = (what: string, address: string): string =>
  `${what} contains ${address}, which misses the path of the site; use an address property of a block.`;

testDefects(sitePrefix, source, {
  [network]: {
    "another prefix of the network": ["reizenvforcesite", "vforcesite", wrongPrefix],
    "a network for a site that does not exist": [
      "<site>Trial<",
      "<site>Train<",
      "the site Train does not exist; add it to sites.",
    ],
  },
  [site]: {
    "another prefix of the site": ["reizenvforcesite", "vforcesite", wrongPrefix],
  },
  [config]: {
    "another space": ["site/Trial1", "site/Trial2", "space has to be site/Trial1, the bundle that it configures."],
  },
  [page]: {
    "an address in a text": ['"text":"Reizen"', '"text":"/reizen"', lost("text of c:tdLink", "/reizen")],
    "an address of another component": [
      "community_login:loginForm",
      "dxp_base:button",
      lost("startUrl of dxp_base:button", "/start"),
    ],
    "a link in markup": [
      '"text":"Reizen"',
      String.raw`"text":"<a href=\"/reizen\">Reizen</a>"`,
      lost("text of c:tdLink", 'href="/reizen'),
    ],
    "a picture in a style": [
      '"text":"Reizen"',
      '"text":"background: url(/sfsites/a.webp)"',
      lost("text of c:tdLink", "url(/sfsites/a.webp"),
    ],
    "an address of one org": [
      '"address":"/reizen"',
      '"address":"https://agency.my.site.com/reizen"',
      "address of c:tdLink contains https://agency.my.site.com/reizen, which exists in one org only; use an address that starts with a slash.",
    ],
  },
  [script]: {
    "an address in a script": [
      '"@salesforce/resourceUrl/icons"',
      '"/sfsites/c/resource/icons"',
      'it contains "/sfsites/c/resource/icons, which misses the path of the site; import the address, or use a relative one.',
    ],
  },
  [sheet]: {
    "an address in a style sheet": [
      '"a.woff2"',
      '"/fonts/a.woff2"',
      'it contains url("/fonts/a.woff2", which misses the path of the site; import the address, or use a relative one.',
    ],
  },
});

test("finds a site without a network", () => {
  expect(sitePrefix.check(plant(source, network, "Trial1", "Trial2"))).toEqual([
    "force-app/main/default/digitalExperiences/site/Trial1: no network names Trial1 as its picassoSite; add one to networks.",
  ]);
});

test("finds a site without a configuration", () => {
  expect(sitePrefix.check(sourceTreeOf({ [config]: undefined }, source))).toEqual([
    "force-app/main/default/digitalExperiences/site/Trial1: Trial1 has no file in digitalExperienceConfigs; add it.",
  ]);
});
