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
  appContainer?: boolean;
  appSpace?: string;
  authenticationType?: string;
  headMarkup?: string;
  isRelaxedCSPLevel?: boolean;
}

/** One `content.json`. */
export interface ContentItem {
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
}

const ending = ".digitalExperience-meta.xml";

/** Reads the sites of a project. Files that cannot be read are left out, because the check of the pages reports them. */
export const readSites = (source: SourceTree): Site[] =>
  source.paths
    .filter((path) => path.endsWith(ending))
    .map((path) => readSite(source, path.slice(0, path.lastIndexOf("/"))));

const readSite = (source: SourceTree, folder: string): Site => ({
  name: folder.slice(folder.lastIndexOf("/") + 1),
  folder,
  items: (type) =>
    source.paths
      .filter((path) => path.startsWith(`${folder}/sfdc_cms__${type}/`) && path.endsWith("/content.json"))
      .flatMap((path) => readItem(source, path)),
});

function readItem(source: SourceTree, path: string): ContentItem[] {
  try {
    const { contentBody }: { contentBody?: ContentBody } = JSON.parse(source.read(path));
    return contentBody ? [{ path, body: contentBody }] : [];
  } catch {
    return [];
  }
}

/** Every component and region of a page, the given one first. */
function* walkTree(node: SiteNode): Generator<SiteNode> {
  yield node;
  for (const child of node.children ?? []) yield* walkTree(child);
}

/** The pages and theme layouts of a site, each with its components and regions. */
export const readPages = (site: Site): { path: string; nodes: readonly SiteNode[] }[] =>
  [...site.items("view"), ...site.items("themeLayout")].map(({ path, body }) => ({
    path,
    nodes: body.component ? [...walkTree(body.component)] : [],
  }));
