import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { bundleMeta, uiBundleSettings } from "./bundle-files.ts";
import { appNames } from "./names.ts";
import { siteFiles } from "./site-files.ts";

const forceApp = resolve(import.meta.dirname, "../../../../force-app/main/default");

test("the metadata of the project", () => {
  const files = Object.fromEntries(siteFiles(forceApp, "app"));
  expect({ ...files, "ui-bundle.json": uiBundleSettings, "uibundle-meta.xml": bundleMeta }).toMatchSnapshot();
});

test("guests of the app may call classes for REST only", () => {
  const read = (path: string): string => readFileSync(join(forceApp, path), "utf8");
  const guests = read(`permissionsets/${appNames.guests[0]}.permissionset-meta.xml`);
  const classes = Array.from(guests.matchAll(/<apexClass>(\w+)</g), ([, name = ""]) => read(`classes/${name}.cls`));
  expect(classes.length).toBeGreaterThan(0);
  for (const text of classes) expect(text).toMatch(/@RestResource\b/i);
});
