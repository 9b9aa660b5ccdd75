import { expect, test } from "vitest";
import { sourceTreeOf } from "../source-tree.ts";
import { siteFiles } from "../testing/plant.ts";
import { headMarkup } from "./head-markup.ts";

const path = "force-app/main/default/digitalExperiences/site/Trial1/sfdc_cms__appPage/main/content.json";

const problemsOf = (markup: string, isRelaxedCSPLevel = false) =>
  headMarkup.check(sourceTreeOf(siteFiles({ "sfdc_cms__appPage/main": { headMarkup: markup, isRelaxedCSPLevel } })));

test("finds no problem in markup that Salesforce and browsers accept", () => {
  const markup = `<title>Reizen</title><meta charset="UTF-8"/>
    <!-- <div>styles</div> -->
    <link rel="icon" href="{ basePath }/sfsites/c/resource/media/icon.svg?{ versionKey }"/>
    <script src="{basePath}/sfsites/c/resource/bridge?{versionKey}"></script>
    <link rel="stylesheet" href="{ styles/styles.css }" />
    <link rel="preconnect" href="https://cdn.example.com"/>`;
  expect(problemsOf(markup)).toEqual([]);
});

test("a site with a relaxed content security policy may have inline scripts", () => {
  expect(problemsOf("<script>start()</script>", true)).toEqual([]);
});

const inline = "the content security policy blocks an inline script; move it to a static resource.";

test.each<[defect: string, markup: string, problem: string]>([
  [
    "a tag that Salesforce removes",
    "<div></div>",
    "the head markup contains <div>, which Salesforce removes; use base, link, meta, noscript, script, style, title only.",
  ],
  [
    "an event handler",
    '<link rel="icon" href="https://example.com/a.svg" onload="start()"/>',
    "<link> has onload, which the content security policy blocks; listen in a static resource.",
  ],
  ["an inline script", "<script>start()</script>", inline],
  ["a script without an address", "<script async></script>", inline],
  [
    "a script of another origin",
    '<script src="https://cdn.example.com/a.js"></script>',
    "the content security policy blocks the script https://cdn.example.com/a.js of another origin; use a static resource.",
  ],
  [
    "an address without a version",
    '<script src="{ basePath }/sfsites/c/resource/bridge"></script>',
    "<script> loads { basePath }/sfsites/c/resource/bridge without a version, so visitors keep the old file after a change; end it with ?{ versionKey }.",
  ],
  [
    "an address that starts at the domain",
    '<link rel="stylesheet" href="/sfsites/c/resource/fonts.css?{ versionKey }"/>',
    "<link> loads /sfsites/c/resource/fonts.css?{ versionKey }, which misses the path of the site; put { basePath } before it.",
  ],
])("finds %s", (_defect, markup, problem) => {
  expect(problemsOf(markup)).toEqual([`${path}: ${problem}`]);
});
