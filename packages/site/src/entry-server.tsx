import { blocks } from "@travel-design/blocks";
import { pathName } from "@travel-design/ui/internal";
import { siteAddress } from "@travel-design/ui/models";
import { renderToStaticMarkup } from "react-dom/server";
import { brandingStyle, hexColorOf, readBranding } from "./branding/read-branding.ts";
import type { ContentComponent } from "./content/content-tree.ts";
import {
  findPage,
  findServiceNotAvailablePage,
  listPaths,
  siteNameOf,
  type Page,
  type SiteFiles,
} from "./content/site-pages.ts";
import { firstStyleAt, pageDocument, type PageAssets } from "./document.ts";
import { siteMessages } from "./messages.ts";
import { contentsTag, type ImageContents } from "./ports/contents-element.ts";
import { readPageContents, type IsPicture } from "./ports/page-contents.ts";
import { withMenus } from "./ports/page-menus.ts";
import { serverPorts } from "./ports/server-ports.ts";
import { firstPictures } from "./render/first-pictures.ts";
import type { PageRendering } from "./render/page-rendering.ts";
import { SitePage } from "./render/SitePage.tsx";
import { isVisible, views } from "./render/views.tsx";
import { robotsText, sitemapXml } from "./search/sitemap.ts";
import { readFieldsOf } from "./search/read-fields.ts";
import { readSearchMetadata, searchTags } from "./search/search-metadata.ts";

export { contrastProblems } from "./branding/brand-contrast.ts";
export { readBranding } from "./branding/read-branding.ts";
export { checkSite, findLinks, moveLinks } from "./check/index.ts";
export type { PageAssets } from "./document.ts";
export type { SiteFiles } from "./content/site-pages.ts";
export { listPaths, robotsText, sitemapXml };

/** What a page is rendered for. */
export interface PageRequest {
  /** The site's content files. */
  files: SiteFiles;
  /** The requested path: `/privacyverklaring`. */
  path: string;
  /** Origin of the site: `https://www.example.com`. */
  origin: string;
  /** Path below which the site is served: "/reizen", or empty. */
  basePath: string;
  assets: PageAssets;
  /** The site's ids in the org behind it, `0DB…` and `0DM…`; empty if there is no org. */
  communityId: string;
  siteId: string;
  /** The page's record, from `recordId` of the address; most pages have none. */
  recordId?: string | undefined;
  /** Whether problems of a content file are shown on the page, as during development. */
  showsProblems: boolean;
  /** Called once for each problem. */
  log(line: string): void;
}

/** A rendered page. */
export interface RenderedPage {
  status: Page["status"];
  /** The page's own path, without slashes around it; undefined for a page that replaces another. */
  path: string | undefined;
  html: string;
  /** The text of its `<style>` element, which the page's policy has to allow. */
  inlineStyle: string;
  /** Whether it depends on content that may change in the org, so that the next visit needs a new one. */
  usesContents: boolean;
}

const pictureNames = new Map(
  blocks.map((block) => {
    const names = Object.entries(block.properties).flatMap(([property, { kind }]) =>
      kind === "image" ? [property] : [],
    );
    return [block.definition, new Set(names.flatMap((property) => [property, pathName(property)]))];
  }),
);

const isPicture: IsPicture = (definition, attribute) => pictureNames.get(definition)?.has(attribute) ?? false;

function startRendering(
  view: ContentComponent,
  request: PageRequest,
  contents: ImageContents | undefined,
): PageRendering {
  const { path, basePath, assets, showsProblems, log } = request;
  const reported = new Set<string>();
  let blockCount = 0;
  return {
    views,
    ports: serverPorts({ basePath, path, contents }),
    stylesheets: assets.styles.map((href) => siteAddress(href, basePath)),
    basePath,
    showsProblems,
    report(sentence) {
      if (!reported.has(sentence)) log(`${path}: ${sentence}`);
      reported.add(sentence);
    },
    nextIdPrefix: () => `b${(blockCount += 1)}-`,
    scripts: new Set(),
    styles: new Set(),
  };
}

/** A page, its rendering and its HTML. */
interface PageBody {
  page: Page;
  rendering: PageRendering;
  body: string;
  contents: ImageContents | undefined;
  /** Whether it shows a navigation menu of the site. */
  usesMenu: boolean;
}

async function renderBody(found: Page, request: PageRequest): Promise<PageBody> {
  const menuLayout = found.layout && (await withMenus(found.layout, request, request.log));
  const menuView = await withMenus(found.view, request, request.log);
  const page = { ...found, layout: menuLayout ?? found.layout, view: menuView ?? found.view };
  const { layout, view } = page;
  const contents = await readPageContents(layout ? [layout, view] : [view], isPicture, request, request.log);
  const rendering = startRendering(view, request, contents);
  return {
    page,
    rendering,
    contents,
    usesMenu: (menuLayout ?? menuView) !== undefined,
    body: renderToStaticMarkup(<SitePage page={page} rendering={rendering} />),
  };
}

/** Renders a page, or the service-not-available page instead of one on which a visitor would see nothing. */
async function renderVisibleBody(page: Page, request: PageRequest): Promise<PageBody> {
  const rendered = await renderBody(page, request);
  const isShown = isVisible(page.view) || request.showsProblems;
  const fallback = isShown ? undefined : findServiceNotAvailablePage(request.files);
  if (!fallback) return rendered;
  request.log(`${request.path}: ${siteMessages.emptyPage}`);
  return renderBody(fallback, request);
}

/**
 * Renders the page of a path from the site's content files.
 *
 * @returns undefined if the site has neither the page nor one that replaces it
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | undefined> {
  const { files, path, origin, basePath, assets, communityId, recordId, log } = request;
  const found = findPage(files, path);
  if (!found) return undefined;
  const { page, rendering, body, contents, usesMenu } = await renderVisibleBody(found, request);
  const siteName = siteNameOf(files);
  const metadata = await readSearchMetadata(page.view, readFieldsOf({ communityId, recordId, origin }), log);
  // As in an org, where the site's own title applies until the page sets one.
  const title = metadata.title || siteName;
  const pictures = firstPictures(page.view, rendering.ports.images ?? {});
  const tags = searchTags(page, { ...metadata, title }, pictures, { siteUrl: origin + basePath, siteName });
  // First, so that no head tag of a builder is read instead.
  if (contents && rendering.scripts.size > 0) tags.unshift(contentsTag(contents));
  const branding = readBranding(files);
  branding.problems.forEach((problem) => rendering.report(problem));
  // A host that forbids inline style has the brand in its first style sheet.
  const inlineStyle = assets.firstStylesheet ? "" : firstStyleAt(assets, basePath) + brandingStyle(branding);
  const pageColor = hexColorOf(branding, "--dxp-g-root");
  const html = pageDocument({ ...rendering, title, tags, body, inlineStyle, pageColor, pictures }, assets);
  return { status: page.status, path: page.path, html, inlineStyle, usesContents: contents !== undefined || usesMenu };
}
