import { readObjects, type ObjectMetadata } from "../object-metadata.ts";
import type { Rule } from "../rule.ts";
import { problemIn } from "../source-tree.ts";

const comments = /\/\*[^]*?\*\/|\/\/[^\n]*/g;
const queryLiterals = /\[\s*(SELECT\b[^\]]*)\]/gi;

/** The tool that checks types in Apex ignores queries, so this rule reads them. */
export const queries: Rule = {
  title: "Queries in Apex name fields that exist",
  check(source) {
    const objects = readObjects(source);
    return source.paths
      .filter((path) => path.endsWith(".cls"))
      .flatMap((path) =>
        Array.from(source.read(path).replaceAll(comments, "").matchAll(queryLiterals), ([, query = ""]) => query)
          .flatMap((query) => checkQuery(query, objects))
          .map((missing) => problemIn(path, `a query reads ${missing}, which does not exist; correct the name.`)),
      );
  },
};

/** The names of an object or fields that do not exist. */
function checkQuery(query: string, objects: ReadonlyMap<string, ObjectMetadata>): string[] {
  const object = /\bFROM\s+(\w+)/i.exec(query)?.[1];
  if (!object?.endsWith("__c")) return [];
  const info = objects.get(object);
  if (!info) return [object];
  const withoutValues = query.replaceAll(/'[^']*'|:\s*[\w.]+/g, "").replace(new RegExp(`\\b${object}\\b`), "");
  const known = new Set([...info.fields.keys()].map((name) => name.toLowerCase()));
  return Array.from(withoutValues.matchAll(/(?<![\w.])\w+__c\b/gi), ([name]) => name)
    .filter((name) => !known.has(name.toLowerCase()))
    .map((name) => `${object}.${name}`);
}
