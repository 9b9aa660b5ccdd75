// The page builder in the local org: `npm run builder` serves it below /org/builder.
import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, resolve } from "node:path";
import {
  json,
  noContent,
  securityHeaders,
  type AdministratorArea,
  type Answer,
  type OrgRequest,
  type Route,
} from "@travel-design/local-org";
import { build } from "vite";
import { loadPageAssets } from "../site/built-site.ts";
import { readSiteFiles } from "../site/read-site-files.ts";
import { builderPage, builderPolicy } from "./builder-page.ts";
import { openDrafts } from "./drafts.ts";
import { isTemplate, type PageWords } from "./new-page.ts";
import { copyPage, createPage, deletePage, renamePage, type PagePlace } from "./page-changes.ts";
import { BuilderError, PageFiles } from "./page-files.ts";
import { listPages } from "./page-list.ts";
import { openSectionTemplates } from "./section-templates.ts";
import { checkChange } from "./site-check.ts";

const repository = resolve(import.meta.dirname, "../..");
const output = join(repository, "packages/builder/dist");

/** Builds the builder's script and style. Takes a few seconds. */
export const buildBuilder = async (): Promise<void> => {
  await build({ configFile: join(repository, "vite.config.ts"), mode: "builder", logLevel: "warn" });
};

/** Options of {@link createBuilderArea}. */
export interface BuilderAreaOptions {
  /** Path of `force-app/main/default`. */
  forceApp: string;
  /** Folder of the local org's data. */
  dataDir: string;
  /** Folder of the saved sections. */
  sectionTemplates: string;
  /** Path below which the site is served. */
  basePath: string;
}

const contentTypes: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };

const file = (body: Buffer | string, contentType: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 200,
  headers: {
    ...securityHeaders,
    "Content-Type": `${contentType}; charset=utf-8`,
    "Cache-Control": "no-cache",
    ...headers,
  },
  body,
});

async function findSite(forceApp: string): Promise<string> {
  const sites = join(forceApp, "digitalExperiences/site");
  const [site] = (await readdir(sites, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  return join(sites, site?.name ?? "");
}

/** A text of a request's body. */
const textIn = (body: unknown, key: string): string => {
  const value: unknown = Object(body)[key];
  return typeof value === "string" ? value : "";
};

const wordsIn = (body: unknown): PageWords => ({
  title: textIn(body, "title").trim(),
  description: textIn(body, "description").trim(),
  address: textIn(body, "address")
    .trim()
    .replace(/^\/+|\/+$/g, ""),
});

/** Whether a text is a content file of a page. */
function isPageText(text: string): boolean {
  try {
    return Object(JSON.parse(text)).type === "sfdc_cms__view";
  } catch {
    return false;
  }
}

/** The builder's pages and endpoints. */
export async function createBuilderArea({
  forceApp,
  dataDir,
  sectionTemplates,
  basePath,
}: BuilderAreaOptions): Promise<AdministratorArea> {
  const site = await findSite(forceApp);
  const sitePath = relative(forceApp, site).replaceAll("\\", "/");
  const place: PagePlace = { files: new PageFiles(site), forceApp, sitePath };
  const { files } = place;
  const drafts = openDrafts(dataDir);
  const templates = openSectionTemplates(sectionTemplates);
  const token = randomBytes(32).toString("base64url");

  const endpoint = (
    method: Route["method"],
    pattern: string,
    handle: (request: OrgRequest) => Promise<unknown>,
  ): Route => ({
    method,
    pattern: `/org/builder/api/${pattern}`,
    async handle(request) {
      try {
        if (method !== "GET" && request.headers["x-builder-token"] !== token)
          throw new BuilderError(403, "Deze pagina is verouderd. Laad haar opnieuw; uw concept blijft bewaard.");
        const body = await handle(request);
        return body === undefined ? noContent : json(200, body);
      } catch (error) {
        if (error instanceof BuilderError) return json(error.status, { message: error.message, ...error.details });
        throw error;
      }
    },
  });
  const viewOf = ({ params }: OrgRequest): string => params.view ?? "";

  const routes: Route[] = [
    {
      method: "GET",
      pattern: "/org/builder",
      handle: () => file(builderPage(token), "text/html", { "Content-Security-Policy": builderPolicy }),
    },
    {
      method: "GET",
      pattern: "/org/builder/files/*path",
      async handle({ params: { path = "" } }) {
        const contentType = contentTypes[extname(path)];
        if (!contentType || path.includes("..")) return json(404, {});
        return file(await readFile(join(output, path)), contentType);
      },
    },
    endpoint("GET", "site", async () => {
      const pictures = await readdir(join(forceApp, "staticresources/travelMedia"));
      const contents = await readSiteFiles(forceApp);
      const { firstStyle, styles } = await loadPageAssets();
      return {
        basePath,
        pages: await listPages(files),
        pictures: pictures.map((name) => `/sfsites/c/resource/travelMedia/${name}`).toSorted(),
        layouts: Object.fromEntries(
          Object.entries(contents).filter(([key]) => /^sfdc_cms__(?:theme|themeLayout)\//.test(key)),
        ),
        firstStyle: firstStyle.replaceAll("url(/", `url(${basePath}/`),
        styles: [
          ...styles.map((path) => basePath + path),
          `${basePath}/sfsites/c/resource/travelIcons/travel-icons.css`,
        ],
      };
    }),
    endpoint("GET", "pages/:view", async (request) => ({
      ...(await files.read("view", viewOf(request))),
      draft: await drafts.read(viewOf(request)),
    })),
    endpoint("PUT", "pages/:view", async (request) => {
      const [view, body] = [viewOf(request), await request.readJson()];
      const text = textIn(body, "text");
      if (!isPageText(text)) throw new BuilderError(400, "Dit is geen bestand van een pagina.");
      await checkChange(forceApp, { [`${sitePath}/sfdc_cms__view/${view}/content.json`]: text });
      const { hash } = await files.replace("view", view, text, textIn(body, "hash"));
      await drafts.remove(view);
      return { hash };
    }),
    endpoint("PUT", "drafts/:view", async (request) => {
      const body = await request.readJson();
      await drafts.write(viewOf(request), { text: textIn(body, "text"), hash: textIn(body, "hash") });
    }),
    endpoint("DELETE", "drafts/:view", (request) => drafts.remove(viewOf(request))),
    endpoint("POST", "pages", async (request) => {
      const body = await request.readJson();
      const template = textIn(body, "template");
      const words = wordsIn(body);
      const view = isTemplate(template)
        ? await createPage(place, template, words)
        : await copyPage(place, textIn(body, "copyOf"), words);
      return { view };
    }),
    endpoint("PATCH", "pages/:view", async (request) =>
      renamePage(place, viewOf(request), wordsIn(await request.readJson())),
    ),
    endpoint("DELETE", "pages/:view", async (request) => {
      await deletePage(place, viewOf(request));
      await drafts.remove(viewOf(request));
    }),
    endpoint("GET", "templates", () => templates.list()),
    endpoint("POST", "templates", async (request) => {
      const body = await request.readJson();
      return templates.add(textIn(body, "title").trim(), Object(body).section);
    }),
    endpoint("DELETE", "templates/:name", ({ params }) => templates.remove(params.name ?? "")),
  ];
  return { startPage: "/org/builder", title: "Paginabouwer", routes };
}
