import { resolve } from "node:path";
import { expect, test } from "vitest";
import { checkSite } from "../check/index.ts";
import { pageFiles, viewContent, withNewIds } from "./new-page.ts";
import { readSourceFolder } from "./source-folder.ts";

const source = readSourceFolder(resolve(import.meta.dirname, "../../../../force-app/main/default"));
const words = { title: "Peru", description: "Een reis door Peru.", address: "bestemmingen/peru" };
const known = new Set(checkSite(source).map(({ message }) => message));

/** Problems of the site with one more page. */
function problemsWith(view: object): string[] {
  const site = "digitalExperiences/site/Travel_Design1";
  const made = Object.entries(pageFiles(words, view)).map(([path, text]): [string, string] => [
    `${site}/${path}`,
    text,
  ]);
  const files = new Map(made);
  const paths = [...source.paths, ...files.keys()];
  const found = checkSite({ paths, read: (path) => files.get(path) ?? source.read(path) });
  return found.map(({ message }) => message).filter((message) => !known.has(message));
}

test.each(["empty", "text", "destination"] as const)("the template %s gives a page without a problem", (template) => {
  expect(problemsWith(viewContent(template, words))).toEqual([]);
});

test("a copy has ids of its own, the same in both places where a section has them", () => {
  const copy = withNewIds(JSON.stringify(viewContent("destination", words)));
  const again = withNewIds(copy);
  expect(problemsWith(JSON.parse(copy))).toEqual([]);
  const ids = (text: string): string[] => text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
  expect(ids(copy).some((id) => ids(again).includes(id))).toBe(false);
});
