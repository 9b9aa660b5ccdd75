import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { PageFiles } from "./page-files.ts";
import { listPages } from "./page-list.ts";

test("a route that is not valid JSON does not hide the other pages", async () => {
  const site = temporaryFolder();
  const route = { title: "Home", contentBody: { activeViewId: "home", routeType: "home", urlPrefix: "" } };
  for (const [name, text] of Object.entries({ Home__c: JSON.stringify(route), Broken__c: '{ "title": ' })) {
    mkdirSync(join(site, "sfdc_cms__route", name), { recursive: true });
    writeFileSync(join(site, "sfdc_cms__route", name, "content.json"), text);
  }
  expect(await listPages(new PageFiles(site))).toMatchObject([{ route: "Home__c", path: "/" }]);
});
