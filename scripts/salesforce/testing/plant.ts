import { resolve } from "node:path";
import { readSourceTree, sourceTreeOf, type SourceTree } from "../source-tree.ts";

/** The project of this repository. */
export const ownSource: SourceTree = readSourceTree(resolve(import.meta.dirname, "../../.."));

/**
 * A copy of a project with a defect.
 *
 * @param from text of the file; every occurrence becomes `to`
 * @throws Error if the file does not contain `from`, because a test without a defect proves nothing
 */
export function plant(source: SourceTree, path: string, from: string | RegExp, to: string): SourceTree {
  const text = source.read(path);
  const changed = typeof from === "string" ? text.replaceAll(from, to) : text.replace(from, to);
  if (changed === text) throw new Error(`${path} does not contain ${from}, so there is no defect.`);
  return sourceTreeOf({ [path]: changed }, source);
}

/** A metadata file in XML. */
export const xml = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Metadata xmlns="http://soap.sforce.com/2006/04/metadata">${content}</Metadata>`;

const bundle = "digitalExperiences/site/Trial1";

/** A site in memory. @param contents the `contentBody` of each content file, by type and name: `sfdc_cms__view/home` */
export const siteFiles = (contents: Readonly<Record<string, unknown>>): Record<string, string> => ({
  [`${bundle}/Trial1.digitalExperience-meta.xml`]: xml(""),
  ...Object.fromEntries(
    Object.entries(contents).flatMap(([item, contentBody]) => {
      const [type, apiName] = item.split("/");
      return [
        [`${bundle}/${item}/content.json`, JSON.stringify({ type, contentBody })],
        [`${bundle}/${item}/_meta.json`, JSON.stringify({ type, apiName })],
      ];
    }),
  ),
});
