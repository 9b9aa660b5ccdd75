import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PageFiles } from "./page-files.ts";
import { listPages } from "./page-list.ts";

test("a route that is not valid JSON does not hide the other pages", async () => {
  const site = mkdtempSync(join(tmpdir(), "builder-"));
  onTestFinished(() => rmSync(site, { recursive: true }));
  const route = { title: "Home", contentBody: { activeViewId: "home", routeType: "home", urlPrefix: "" } };
  for (const [name, text] of Object.entries({ Home__c: JSON.stringify(route), Broken__c: '{ "title": ' })) {
    mkdirSync(join(site, "sfdc_cms__route", name), { recursive: true });
    writeFileSync(join(site, "sfdc_cms__route", name, "content.json"), text);
  }
  expect(await listPages(new PageFiles(site))).toMatchObject([{ route: "Home__c", path: "/" }]);
});
