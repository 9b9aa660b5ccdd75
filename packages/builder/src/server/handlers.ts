import { readSiteFiles } from "@travel-design/site/files";
import { loadPageAssets } from "@travel-design/site/server";
import { tryTo } from "@travel-design/ui/internal";
import { listOf } from "../content/json.ts";
import type { StoredDraft } from "../contract/responses.ts";
import { messages } from "../messages/index.ts";
import { brandHandlers } from "./brand.ts";
import { checkChange, findProblems } from "./check/site-check.ts";
import type { Drafts } from "./drafts.ts";
import { BuilderError } from "./errors.ts";
import { titleOf } from "../content/content-title.ts";
import { fileOf, isContentText } from "./pages/content-id.ts";
import { listLayouts } from "./pages/layout-list.ts";
import { copyPage, createPage, deletePage, readLinks, renamePage } from "./pages/page-changes.ts";
import { listPages } from "./pages/page-list.ts";
import { pictureHandlers } from "./pictures/pictures.ts";
import { publishHandlers, type PublishTools } from "./publish/publish.ts";
import type { Handlers } from "./routes.ts";
import { templateHandlers } from "./section-templates.ts";
import { listSharedSections, shareSection, titlesIn, withCopies } from "./pages/shared-sections.ts";
import type { SiteStore } from "./store/site-store.ts";
import { keepVersion, versionHandlers } from "./versions.ts";

/** What the handlers work on. */
export interface HandlerOptions {
  store: SiteStore;
  drafts: Drafts;
  /** Folder of the saved sections. */
  sectionTemplates: string;
  /** Path below which the site is served. */
  basePath: string;
  publishing: PublishTools;
  /** Reads which files the site's pages link to. Default: those of the latest build. */
  readAssets?: typeof loadPageAssets;
}

/** How many drafts of one content are offered: more would be a long question. */
const maxDrafts = 5;

/** What responds to the page of the builder. */
export function createHandlers({
  store,
  drafts,
  sectionTemplates,
  basePath,
  publishing,
  readAssets = loadPageAssets,
}: HandlerOptions): Handlers {
  const { forceApp } = store;
  /** Makes versions of drafts. @param offered how many of the newest stay drafts */
  async function keepDrafts(view: string, offered: number): Promise<StoredDraft[]> {
    const all = await drafts.list(view);
    for (const { id, text } of all.slice(offered)) {
      keepVersion(store, view, text);
      await drafts.remove(view, id);
    }
    return all.slice(0, offered);
  }
  /** Responds with a new page. Drafts that are stored under its name belong to an earlier page. */
  async function withoutEarlierDrafts(view: string): Promise<{ view: string }> {
    await keepDrafts(view, 0);
    return { view };
  }
  return {
    async readSite() {
      const contents = await readSiteFiles(forceApp);
      const { firstStyle, styles, lateStyles } = await readAssets();
      const withDrafts = new Set(await drafts.contents());
      const marked = <Content extends { view: string }>(listed: readonly Content[]) =>
        listed.map((content) => ({ ...content, hasDraft: withDrafts.has(content.view) }));
      const editorStyles = ["travelIcons/travel-icons.css", "travelFonts/travel-fonts.css"].map(
        (file) => `${basePath}/sfsites/c/resource/${file}`,
      );
      return {
        basePath,
        pages: marked(listPages(store)),
        themeLayouts: marked(listLayouts(store)),
        sharedSections: listSharedSections(store),
        theme: Object.fromEntries(
          Object.entries(contents).filter(([key]) => /^sfdc_cms__(?:theme|themeLayout|brandingSet)\//.test(key)),
        ),
        firstStyle: firstStyle.replaceAll("url(/", `url(${basePath}/`),
        styles: [...[...styles, ...lateStyles].map((path) => basePath + path), ...editorStyles],
        editorStyles,
      };
    },
    async readPage({ view }) {
      const { type, name } = fileOf(view);
      return { ...store.read(type, name), drafts: await keepDrafts(view, maxDrafts) };
    },
    async savePage({ view, text, hash, draftId }) {
      const { type, name } = fileOf(view);
      if (!isContentText(text, type)) throw new BuilderError(400, messages.notPage);
      let alsoOn: string[] = [];
      const stored = await drafts.supersede(view, draftId, { text, hash }, () =>
        store.replace(type, name, titleOf(text), { text, hash }, (change) => {
          const changes = withCopies(store, change);
          alsoOn = titlesIn(changes, view);
          return checkChange(forceApp, changes, store.path(type, name));
        }),
      );
      return { ...stored, alsoOn };
    },
    async checkPage({ view, text }) {
      const { type, name } = fileOf(view);
      return { problems: findProblems(forceApp, store.path(type, name), text) };
    },
    createPage: async ({ template, ...details }) => withoutEarlierDrafts(createPage(store, template, details)),
    copyPage: async ({ view, ...details }) => withoutEarlierDrafts(copyPage(store, view, details)),
    renamePage: async ({ view, ...details }) => ({ moved: renamePage(store, view, details) }),
    readLinks: async ({ view }) => readLinks(store, view),
    async deletePage({ view, linkTo }) {
      deletePage(store, view, linkTo);
      await keepDrafts(view, 0);
    },
    async shareSection({ view, section, pages }) {
      const views: unknown = tryTo(() => JSON.parse(pages));
      shareSection(store, view, section, listOf(views));
    },
    saveDraft: ({ view, draftId, text, hash, base }) => drafts.write(view, draftId, { text, hash, base }),
    removeDraft: ({ view, draftId }) => drafts.remove(view, draftId),
    ...versionHandlers(store),
    ...brandHandlers(store, drafts),
    ...pictureHandlers(store, drafts, sectionTemplates),
    ...templateHandlers(sectionTemplates, store),
    ...publishHandlers(publishing),
  };
}
