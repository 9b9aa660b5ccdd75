import { resolve } from "node:path";
import { checkSite } from "@travel-design/site/check";
import { expect, test } from "vitest";
import { readSourceTree, sourceTreeOf } from "../salesforce/source-tree.ts";
import { namesOf, routeContent, viewContent, withNewIds } from "./new-page.ts";

const source = readSourceTree(resolve(import.meta.dirname, "../.."));
const site = "digitalExperiences/site/Travel_Design1";
const words = { title: "Peru", description: "Een reis door Peru.", address: "bestemmingen/peru" };
const { view, route } = namesOf(words.address);
const meta = (type: string, apiName: string): string => JSON.stringify({ apiName, type, path: "" });

/** Problems of the site with one more page. */
const problemsWith = (text: string): string[] => {
  const changes = {
    [`${site}/sfdc_cms__view/${view}/content.json`]: text,
    [`${site}/sfdc_cms__view/${view}/_meta.json`]: meta("sfdc_cms__view", view),
    [`${site}/sfdc_cms__route/${route}/content.json`]: JSON.stringify(routeContent(words)),
    [`${site}/sfdc_cms__route/${route}/_meta.json`]: meta("sfdc_cms__route", route),
  };
  const known = new Set(checkSite(source).map(({ message }) => message));
  return checkSite(sourceTreeOf(changes, source))
    .map(({ message }) => message)
    .filter((message) => !known.has(message));
};

test.each(["empty", "text", "destination"] as const)("the template %s gives a page without a problem", (template) => {
  expect(problemsWith(JSON.stringify(viewContent(template, words)))).toEqual([]);
});

test("a copy has ids of its own, the same in both places where a section has them", () => {
  const copy = withNewIds(JSON.stringify(viewContent("destination", words)));
  const again = withNewIds(copy);
  expect(problemsWith(copy)).toEqual([]);
  const ids = (text: string): string[] => text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
  expect(ids(copy).some((id) => ids(again).includes(id))).toBe(false);
});
