import { expect, test } from "vitest";
import { sourceTreeOf } from "../source-tree.ts";
import { plant, siteFiles, xml } from "../testing/plant.ts";
import { resources } from "./resources.ts";

const head = "digitalExperiences/site/Trial1/sfdc_cms__appPage/main/content.json";
const page = "digitalExperiences/site/Trial1/sfdc_cms__view/home/content.json";
const script = "lwc/tdBlock/tdBlock.js";
const template = "lwc/tdBlock/tdBlock.html";
const cases = "staticresources/cases.resource-meta.xml";
const publicResource = xml("<cacheControl>Public</cacheControl>");
const files = {
  ...siteFiles({
    "sfdc_cms__appPage/main": { headMarkup: '<script src="{ basePath }/sfsites/c/resource/bridge?{ versionKey }">' },
    "sfdc_cms__view/home": { component: { attributes: { photoPath: "/sfsites/c/resource/media/logo.svg" } } },
  }),
  [script]: '/** "/sfsites/c/resource/example.svg" */\nimport blocks from "@salesforce/resourceUrl/blocks";',
  [template]: "<template>{!$Resource.bridge}</template>",
  "staticresources/media/logo.svg": "<svg/>",
  "staticresources/media.resource-meta.xml": publicResource,
  "staticresources/bridge.resource-meta.xml": publicResource,
  "staticresources/blocks.resource-meta.xml": publicResource,
  [cases]: xml("<cacheControl>Private</cacheControl>"),
};
const source = sourceTreeOf(files);

test("finds no problem in resources that exist and are used", () => {
  expect(resources.check(source)).toEqual([]);
});

test.each<[defect: string, path: string, from: string, to: string, missing: string]>([
  ["a missing script in the head", head, "resource/bridge", "resource/brigde", "brigde"],
  ["a missing picture", page, "media/logo.svg", "media/loog.svg", "media/loog.svg"],
  ["a missing resource in a script", script, "resourceUrl/blocks", "resourceUrl/blocs", "blocs"],
  ["a missing resource in a template", template, "$Resource.bridge", "$Resource.brigde", "brigde"],
])("finds %s", (_defect, path, from, to, missing) => {
  expect(resources.check(plant(source, path, from, to))).toContain(
    `force-app/main/default/${path}: the static resource ${missing} does not exist; add it to staticresources, or correct the name.`,
  );
});

test("finds a public resource that no visitor needs", () => {
  expect(resources.check(plant(source, cases, "Private", "Public"))).toEqual([
    `force-app/main/default/${cases}: no page or component uses cases, but anyone can load a public resource; set cacheControl to Private.`,
  ]);
});

test.each([
  ["media", []],
  ["travelMedia2", []],
  ["media2", [expect.stringContaining("no page or component uses media2")]],
])("beside a used resource, %s is public only as the next one for pictures", (name, problems) => {
  const used = { ...files, "staticresources/travelMedia.resource-meta.xml": publicResource };
  const added = { [`staticresources/${name}.resource-meta.xml`]: publicResource };
  const showing = plant(sourceTreeOf({ ...used, ...added }), template, "bridge}", "bridge}{!$Resource.travelMedia}");
  expect(resources.check(showing)).toEqual(problems);
});

test("finds a file without a description", () => {
  const path = "staticresources/blocs.css";
  expect(resources.check(sourceTreeOf({ ...files, [path]: "" }))).toEqual([
    `force-app/main/default/${path}: the static resource has no description; delete the file, or add blocs.resource-meta.xml.`,
  ]);
});
