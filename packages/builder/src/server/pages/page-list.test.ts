import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { SiteStore } from "../store/site-store.ts";
import { listPages } from "./page-list.ts";

test("a page whose files are not valid JSON is listed and marked, and hides no other page", () => {
  const forceApp = temporaryFolder();
  const add = (type: string, name: string, text: string): void => {
    const folder = join(forceApp, "digitalExperiences/site/Demo", `sfdc_cms__${type}`, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "content.json"), text);
  };
  const route = { title: "Home", contentBody: { activeViewId: "home", routeType: "home", urlPrefix: "" } };
  const peru = { title: "Peru", contentBody: { activeViewId: "peru", routeType: "custom-peru", urlPrefix: "peru" } };
  add("route", "Home__c", JSON.stringify(route));
  add("route", "Peru__c", JSON.stringify(peru));
  add("route", "Broken__c", '{ "title": ');
  add("route", "Empty__c", "{}");
  add("view", "home", "{}");
  add("view", "peru", "<<<<<<< HEAD");
  expect(listPages(new SiteStore({ forceApp, historyFolder: temporaryFolder() }))).toMatchObject([
    { route: "Home__c", path: "/", isBroken: false },
    { route: "Peru__c", path: "/peru", isBroken: true },
    { route: "Broken__c", title: "Broken__c", isBroken: true },
    { route: "Empty__c", title: "Empty__c", isBroken: true },
  ]);
});
