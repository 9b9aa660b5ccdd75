import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * @typedef {{ apiName: string, file: string, content: any }} ContentItem one `content.json`; `file` is its path in the bundle
 * @typedef {object} SiteBundle one site as it stands in the project
 * @property {string} name the bundle's name, for example `Travel_Design1`
 * @property {string} defaults the folder that holds networks, sites, lwc and the other kinds of metadata
 * @property {(type: string) => ContentItem[]} items the content of one type, for example `view`
 * @property {string[]} problems what went wrong while reading
 */

/**
 * Finds the sites below a folder.
 *
 * @param {string} folder
 * @returns {string[]} the folder of each site bundle
 */
export function findSiteFolders(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  return files.filter((file) => file.endsWith(".digitalExperience-meta.xml")).map((file) => dirname(file));
}

/**
 * Reads every content item of a site. What cannot be read is left out and told in `problems`.
 *
 * @param {string} folder the bundle's folder
 * @returns {SiteBundle}
 */
export function readSite(folder) {
  /** @type {string[]} */
  const problems = [];
  const types = readdirSync(folder).filter((name) => name.startsWith("sfdc_cms__"));
  const items = new Map(types.map((type) => [type, readItems(folder, type, problems)]));
  return {
    name: basename(folder),
    defaults: join(folder, "..", "..", ".."),
    items: (type) => items.get(`sfdc_cms__${type}`) ?? [],
    problems,
  };
}

/**
 * @param {string} folder
 * @param {string} type
 * @param {string[]} problems
 * @returns {ContentItem[]}
 */
function readItems(folder, type, problems) {
  return readdirSync(join(folder, type)).flatMap((apiName) => {
    const file = `${type}/${apiName}/content.json`;
    const meta = readJson(folder, `${type}/${apiName}/_meta.json`, problems);
    const content = readJson(folder, file, problems);
    if (meta && (meta.apiName !== apiName || meta.type !== type)) {
      problems.push(`${type}/${apiName}/_meta.json names ${meta.type} ${meta.apiName}, not the folder it stands in.`);
    }
    if (content && content.type !== type) problems.push(`${file} says it is a ${content.type}, but stands in ${type}.`);
    return content?.contentBody ? [{ apiName, file, content }] : [];
  });
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {string[]} problems
 */
function readJson(folder, file, problems) {
  try {
    return JSON.parse(readFileSync(join(folder, file), "utf8"));
  } catch (error) {
    problems.push(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
