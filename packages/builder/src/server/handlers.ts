import { loadPageAssets, readSiteFiles } from "@travel-design/site/server";
import { brandHandlers } from "./brand.ts";
import { fileOf, isContentText } from "./content-id.ts";
import type { Drafts } from "./drafts.ts";
import { BuilderError } from "./errors.ts";
import { listLayouts } from "./layout-list.ts";
import { messages } from "../messages.ts";
import { copyPage, createPage, deletePage, renamePage, type PagePlace } from "./page-changes.ts";
import { listPages } from "./page-list.ts";
import { listPictures, pictureHandlers } from "./pictures/pictures.ts";
import { publishHandlers, type PublishTools } from "./publish/publish.ts";
import type { Handlers } from "./routes.ts";
import { templateHandlers } from "./section-templates.ts";
import { checkChange, findProblems } from "./site-check.ts";

/** What the handlers work on. */
export interface HandlerOptions {
  place: PagePlace;
  drafts: Drafts;
  /** Folder of the saved sections. */
  sectionTemplates: string;
  /** Path below which the site is served. */
  basePath: string;
  publishing: PublishTools;
}

/** What responds to the page of the builder. */
export function createHandlers({ place, drafts, sectionTemplates, basePath, publishing }: HandlerOptions): Handlers {
  const { files, forceApp, sitePath } = place;
  const contentPath = (type: string, name: string): string => `${sitePath}/sfdc_cms__${type}/${name}/content.json`;
  return {
    async readSite() {
      const contents = await readSiteFiles(forceApp);
      const { firstStyle, styles } = await loadPageAssets();
      return {
        basePath,
        pages: await listPages(files),
        themeLayouts: await listLayouts(files),
        pictures: await listPictures(forceApp),
        layouts: Object.fromEntries(
          Object.entries(contents).filter(([key]) => /^sfdc_cms__(?:theme|themeLayout)\//.test(key)),
        ),
        firstStyle: firstStyle.replaceAll("url(/", `url(${basePath}/`),
        styles: [
          ...styles.map((path) => basePath + path),
          `${basePath}/sfsites/c/resource/travelIcons/travel-icons.css`,
        ],
      };
    },
    async readPage({ view }) {
      const { type, name } = fileOf(view);
      return { ...(await files.read(type, name)), drafts: await drafts.list(view) };
    },
    async savePage({ view, text, hash, draftId }) {
      const { type, name } = fileOf(view);
      if (!isContentText(text, type)) throw new BuilderError(400, messages.notPage);
      await checkChange(forceApp, { [contentPath(type, name)]: text });
      const saved = await files.replace(type, name, text, hash);
      await drafts.remove(view, draftId);
      return { hash: saved.hash };
    },
    async checkPage({ view, text }) {
      const { type, name } = fileOf(view);
      return { problems: await findProblems(forceApp, contentPath(type, name), text) };
    },
    createPage: async ({ template, ...words }) => ({ view: await createPage(place, template, words) }),
    copyPage: async ({ view, ...words }) => ({ view: await copyPage(place, view, words) }),
    renamePage: ({ view, ...words }) => renamePage(place, view, words),
    async deletePage({ view }) {
      await deletePage(place, view);
      await drafts.removeAll(view);
    },
    saveDraft: ({ view, draftId, text, hash }) => drafts.write(view, draftId, { text, hash }),
    removeDraft: ({ view, draftId }) => drafts.remove(view, draftId),
    ...brandHandlers(place),
    ...pictureHandlers(forceApp),
    ...templateHandlers(sectionTemplates),
    ...publishHandlers(publishing),
  };
}
