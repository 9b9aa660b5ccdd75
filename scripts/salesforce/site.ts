import type { SourceTree } from "./source-tree.ts";

/** A component or region of a page. */
export interface SiteNode {
  id: string;
  type: string;
  /** Name of a region. */
  name?: string;
  /** Name of a component, for example `c:tdHero`. */
  definition?: string;
  attributes?: Readonly<Record<string, unknown>>;
  children?: readonly SiteNode[];
}

/** What the rules read of a content file. Each type of content has only some of it. */
interface ContentBody {
  component?: SiteNode;
  // Views and routes.
  activeViewId?: string;
  routeType?: string;
  themeLayoutType?: string;
  urlPrefix?: string;
  viewType?: string;
  // The site, its app page and languages.
  appContainer?: boolean;
  appSpace?: string;
  authenticationType?: string;
  currentThemeId?: string;
  headMarkup?: string;
  isLockerServiceEnabled?: boolean;
  isRelaxedCSPLevel?: boolean;
  defaultLocale?: string;
  languages?: readonly { locale: string }[];
  // The theme.
  activeBrandingSetId?: string;
  layouts?: readonly { layoutId: string; layoutType: string }[];
}

/** One `content.json`. */
export interface ContentItem {
  apiName: string;
  path: string;
  body: ContentBody;
}

/** One site of the project. */
export interface Site {
  /** Name of the bundle, for example `Travel_Design1`. */
  name: string;
  folder: string;
  /** The content of one type, for example `view`. */
  items(type: string): readonly ContentItem[];
  /** Files that cannot be read, as path and sentence. */
  problems: readonly (readonly [path: string, text: string])[];
}

const ending = ".digitalExperience-meta.xml";

/** Reads the sites of a project. What cannot be read is left out, and reported in `problems`. */
export const readSites = (source: SourceTree): Site[] =>
  source.paths
    .filter((path) => path.endsWith(ending))
    .map((path) => readSite(source, path.slice(0, path.lastIndexOf("/"))));

function readSite(source: SourceTree, folder: string): Site {
  const problems: [string, string][] = [];
  const items = Map.groupBy(
    source.paths
      .filter((path) => path.startsWith(`${folder}/sfdc_cms__`) && path.endsWith("/content.json"))
      .flatMap((path) => readItem(source, folder, path, problems)),
    ({ type }) => type,
  );
  return {
    name: folder.slice(folder.lastIndexOf("/") + 1),
    folder,
    items: (type) => items.get(`sfdc_cms__${type}`) ?? [],
    problems,
  };
}

function readItem(
  source: SourceTree,
  folder: string,
  path: string,
  problems: [string, string][],
): (ContentItem & { type: string })[] {
  const [type = "", apiName = ""] = path.slice(folder.length + 1).split("/");
  const content: { type?: string; contentBody?: ContentBody } | undefined = readJson(source, path, problems);
  const metaPath = path.replace(/content\.json$/, "_meta.json");
  const meta: { type?: string; apiName?: string } | undefined = readJson(source, metaPath, problems);
  if (meta && (meta.apiName !== apiName || meta.type !== type))
    problems.push([
      metaPath,
      `it names ${meta.type} ${meta.apiName}, but its folders name ${type} ${apiName}; rename one.`,
    ]);
  if (content && content.type !== type)
    problems.push([
      path,
      `its type is ${content.type}, but it is in the folder of ${type}; move it, or change the type.`,
    ]);
  return content?.contentBody ? [{ apiName, path, type, body: content.contentBody }] : [];
}

function readJson(source: SourceTree, path: string, problems: [string, string][]) {
  if (!source.has(path)) {
    problems.push([path, "the file is missing; add it."]);
    return undefined;
  }
  try {
    return JSON.parse(source.read(path));
  } catch (error) {
    problems.push([path, `it is not valid JSON: ${error instanceof Error ? error.message : String(error)}`]);
    return undefined;
  }
}

/** Every component and region of a page, the given one first. */
export function* walkTree(node: SiteNode): Generator<SiteNode> {
  yield node;
  for (const child of node.children ?? []) yield* walkTree(child);
}

/** The pages and theme layouts of a site, each with its components and regions. */
export const readPages = (site: Site): { path: string; nodes: readonly SiteNode[] }[] =>
  [...site.items("view"), ...site.items("themeLayout")].map(({ path, body }) => ({
    path,
    nodes: body.component ? [...walkTree(body.component)] : [],
  }));
