import { JsonError, memberOf, parseJsonTree, textOf, type JsonNode } from "./json-tree.ts";
import { english, type Describe } from "./problem-sentences.ts";
import type { SiteProblem } from "./site-problem.ts";

/** The files to check, on disk or in memory. Paths start below `force-app/main/default` and use `/`. */
export interface SiteSource {
  /**
   * Every path of the project. Only files of the site are read; paths in `staticresources` and `lwc` show which pictures and
   * components exist. Pictures are not checked without any path in `staticresources`.
   */
  readonly paths: readonly string[];
  /** Returns the text of a file. */
  read(path: string): string;
}

/** What a problem may say beside its location and sentence. */
type Details = Partial<Pick<SiteProblem, "severity" | "componentId" | "property">>;

/** Reports a problem of a file. Without a node its location is the start of the file. */
export type Report = (node: Pick<JsonNode, "offset"> | undefined, describe: Describe, details?: Details) => void;

/** One `content.json`. */
export interface ContentFile {
  path: string;
  /** The folder of its type, without `sfdc_cms__`: `view`. */
  type: string;
  apiName: string;
  /** Its `contentBody`. */
  body: JsonNode;
  report: Report;
}

/** The files of one site. */
export interface Site {
  /** Reports a problem of the site as a whole. */
  report: Report;
  /** The content files of a type, for example `view`. */
  files(type: string): readonly ContentFile[];
  /** The names of the content files of a type, also of those that cannot be read. */
  names(type: string): readonly string[];
  source: SiteSource;
}

const siteEnding = ".digitalExperience-meta.xml";
const contentPrefix = "sfdc_cms__";

/** Some editors write it at the start of a file. It is not visible, and no JSON. */
const byteOrderMark = "\uFEFF";

function placeIn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Creates the function that reports problems of one file. */
export const reportIn =
  (problems: SiteProblem[], file: string, text: string): Report =>
  (node, describe, details) =>
    void problems.push({
      severity: "error",
      file,
      ...placeIn(text, node?.offset ?? 0),
      message: describe(english),
      describe,
      ...details,
    });

/** Reports each name that an object has twice, because the first value is lost. */
function checkRepeatedNames(node: JsonNode, report: Report): void {
  if (node.kind === "list") for (const item of node.items) checkRepeatedNames(item, report);
  if (node.kind !== "object") return;
  const seen = new Set<string>();
  for (const member of node.members) {
    if (seen.has(member.key)) report(member, (sentences) => sentences.repeatedName(member.key));
    seen.add(member.key);
    checkRepeatedNames(member.node, report);
  }
}

function readJson(source: SiteSource, path: string, problems: SiteProblem[]) {
  const text = source.read(path);
  const report = reportIn(problems, path, text);
  if (text.startsWith(byteOrderMark)) report(undefined, (sentences) => sentences.byteOrderMark());
  try {
    const root = parseJsonTree(text);
    checkRepeatedNames(root, report);
    return { root, report };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    report(error, (sentences) => sentences.invalidJson(error.message));
    return undefined;
  }
}

function readContentFile(source: SiteSource, paths: ReadonlySet<string>, path: string, problems: SiteProblem[]) {
  const [typeFolder = "", apiName = ""] = path.split("/").slice(-3);
  const metaPath = path.replace(/content\.json$/, "_meta.json");
  const content = readJson(source, path, problems);
  if (paths.has(metaPath)) {
    const meta = readJson(source, metaPath, problems);
    const name = textOf(meta?.root, "apiName");
    if (meta && name !== apiName)
      meta.report(memberOf(meta.root, "apiName")?.node, (sentences) => sentences.otherApiName(name, apiName));
    const type = textOf(meta?.root, "type");
    if (meta && type !== typeFolder)
      meta.report(memberOf(meta.root, "type")?.node, (sentences) => sentences.otherType(type, typeFolder));
  } else {
    reportIn(problems, metaPath, "")(undefined, (sentences) => sentences.missingDescription(apiName));
  }
  if (!content) return [];
  const { root, report } = content;
  if (textOf(root, "title").trim() === "")
    report(memberOf(root, "title")?.node ?? root, (sentences) => sentences.missingTitle());
  const type = textOf(root, "type");
  if (type !== typeFolder) report(memberOf(root, "type")?.node, (sentences) => sentences.otherType(type, typeFolder));
  const body = memberOf(root, "contentBody")?.node;
  if (body?.kind !== "object") report(body, (sentences) => sentences.noBody());
  return body?.kind === "object" ? [{ path, type: typeFolder.slice(contentPrefix.length), apiName, body, report }] : [];
}

/** Reads the sites of a project. Files that cannot be read are reported and left out. */
export function readSites(source: SiteSource, problems: SiteProblem[]): Site[] {
  const paths = new Set(source.paths);
  return source.paths
    .filter((path) => path.startsWith("digitalExperiences/site/") && path.endsWith(siteEnding))
    .map((description) => {
      const folder = description.slice(0, description.lastIndexOf("/"));
      const contentPaths = source.paths.filter(
        (path) => path.startsWith(`${folder}/${contentPrefix}`) && path.endsWith("/content.json"),
      );
      const files = contentPaths.flatMap((path) => readContentFile(source, paths, path, problems));
      return {
        source,
        report: reportIn(problems, description, ""),
        files: (type) => files.filter((file) => file.type === type),
        names(type) {
          const start = `${folder}/${contentPrefix}${type}/`;
          return contentPaths
            .filter((path) => path.startsWith(start))
            .map((path) => path.slice(start.length, -"/content.json".length));
        },
      };
    });
}
