import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { XMLParser } from "fast-xml-parser";

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  trimValues: true,
});

/** A Salesforce project in source format, as the checks read it. */
export class Project {
  /** @param {string} root folder that holds sfdx-project.json */
  constructor(root) {
    this.root = root;
    this.source = join(root, "force-app/main/default");
    this.files = filesBelow(this.source);
  }

  /**
   * @param {string} suffix how the name ends, for example `.field-meta.xml`
   * @returns {string[]} the files of that kind
   */
  filesOf(suffix) {
    return this.files.filter((file) => file.endsWith(suffix));
  }

  /**
   * @param {string} suffix as for `filesOf`
   * @returns {{ file: string, name: string, type: string, content: Record<string, any> }[]} their name and content
   */
  metadataOf(suffix) {
    return this.filesOf(suffix).map((file) => {
      const [[type, content]] = Object.entries(parser.parse(readFileSync(file, "utf8")));
      return { file, name: basename(file, suffix), type, content };
    });
  }

  /** Whether the project has a file, given from force-app/main/default. */
  has(...path) {
    return existsSync(join(this.source, ...path));
  }

  /** A problem in one sentence, which begins with the file's path. */
  problem(file, text) {
    return `${relative(this.root, file)}: ${text}`;
  }
}

/**
 * @param {string} folder
 * @returns {string[]} every file below it; none where there is no such folder
 */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** An element that occurs never, once or often is always a list. */
export function list(element) {
  return element === undefined ? [] : [element].flat();
}
