import { readFileSync } from "node:fs";
import { readObjects } from "./objects.mjs";

const comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const queries = /\[\s*(SELECT\b[^\]]*)\]/gi;

/**
 * Checks that queries in Apex name fields that exist: the compiler check beside this one does not look inside them.
 *
 * @param {import("./project.mjs").Project} project
 * @returns {string[]} problems
 */
export function check(project) {
  const objects = readObjects(project);
  return project.filesOf(".cls").flatMap((file) => {
    const source = readFileSync(file, "utf8").replace(comments, "");
    return [...source.matchAll(queries)]
      .flatMap(([, query]) => checkQuery(query, objects))
      .map((text) => project.problem(file, text));
  });
}

function checkQuery(query, objects) {
  const object = /\bFROM\s+(\w+)/i.exec(query)?.[1];
  if (!object?.endsWith("__c")) return [];
  const info = objects.get(object);
  if (!info) return [`a query reads ${object}, which does not exist.`];
  const withoutValues = query.replace(/'[^']*'|:\s*[\w.]+/g, "").replace(new RegExp(`\\b${object}\\b`), "");
  const known = new Set([...info.fields.keys()].map((name) => name.toLowerCase()));
  return [...withoutValues.matchAll(/(?<![\w.])\w+__c\b/gi)]
    .filter(([name]) => !known.has(name.toLowerCase()))
    .map(([name]) => `a query reads ${object}.${name}, which does not exist.`);
}
