import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { realForceApp } from "../testing/test-org.ts";
import { siteBasePath } from "./site-base-path.ts";

test("the site of force-app is at the root of its domain", () => {
  expect(siteBasePath(realForceApp)).toBe("");
});

test("the prefix of force-app is the default, and an empty one goes before it", () => {
  const forceApp = temporaryFolder();
  const folder = join(forceApp, "digitalExperienceConfigs");
  const site = "<site><urlPathPrefix>reizen</urlPathPrefix></site>";
  const config = `<DigitalExperienceConfig xmlns="http://soap.sforce.com/2006/04/metadata">${site}</DigitalExperienceConfig>`;
  mkdirSync(folder);
  writeFileSync(join(folder, "Site1.digitalExperienceConfig-meta.xml"), config);
  expect(siteBasePath(forceApp)).toBe("/reizen");
  expect(siteBasePath(forceApp, "")).toBe("");
});

test.each(["reizen", "Reizen2", "2026"])("%s is a prefix", (prefix) => {
  expect(siteBasePath(realForceApp, prefix)).toBe(`/${prefix}`);
});

test.each(["/reizen", "reizen/", "mijn-reizen", "a b", "é", "..", "%2e"])("%s is no prefix", (prefix) => {
  expect(() => siteBasePath(realForceApp, prefix)).toThrow(/must consist of letters and digits.*not/);
});

test.each(["org", "services"])("%s belongs to the org", (prefix) => {
  expect(() => siteBasePath(realForceApp, prefix)).toThrow(`cannot be "${prefix}"`);
});

test("metadata that cannot be read is one sentence", () => {
  const forceApp = temporaryFolder();
  mkdirSync(join(forceApp, "digitalExperienceConfigs"));
  writeFileSync(join(forceApp, "digitalExperienceConfigs/Site1.digitalExperienceConfig-meta.xml"), "<site>");
  expect(() => siteBasePath(forceApp)).toThrow(/^The metadata cannot be used: Site1/);
});
