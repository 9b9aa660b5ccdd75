// The page builder in the local org: `npm run builder` serves it below /org/builder.
import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, resolve } from "node:path";
import {
  json,
  securityHeaders,
  type AdministratorArea,
  type OrgResponse,
  type OrgRequest,
  type Route,
} from "@travel-design/local-org";
import { build } from "vite";
import { isTemplate, loadPageAssets, readSiteFiles, type PageWords } from "@travel-design/site/server";
import { brandEndpoints } from "./brand.ts";
import { builderPage, builderPolicy } from "./builder-page.ts";
import { fileOf, isContentText } from "./content-id.ts";
import { openDrafts } from "./drafts.ts";
import { endpointWith, textIn } from "./endpoint.ts";
import { listLayouts } from "./layout-list.ts";
import { copyPage, createPage, deletePage, renamePage, type PagePlace } from "./page-changes.ts";
import { BuilderError, PageFiles } from "./page-files.ts";
import { listPages } from "./page-list.ts";
import { listPictures, pictureEndpoints } from "./pictures/pictures.ts";
import { publishEndpoints } from "./publish/publish.ts";
import { openSectionTemplates } from "./section-templates.ts";
import { checkChange, findProblems } from "./site-check.ts";

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

const file = (
  body: Buffer | string,
  contentType: string,
  headers: Readonly<Record<string, string>> = {},
): OrgResponse => ({
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

const wordsIn = (body: unknown): PageWords => ({
  title: textIn(body, "title").trim(),
  description: textIn(body, "description").trim(),
  address: textIn(body, "address")
    .trim()
    .replace(/^\/+|\/+$/g, ""),
});

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
  const contentPath = (type: string, name: string): string => `${sitePath}/sfdc_cms__${type}/${name}/content.json`;
  const drafts = openDrafts(dataDir);
  const templates = openSectionTemplates(sectionTemplates);
  const token = randomBytes(32).toString("base64url");

  const endpoint = endpointWith(token);
  const viewOf = ({ params }: OrgRequest): string => params.view ?? "";
  const draftOf = ({ params }: OrgRequest): string => params.draft ?? "";

  const routes: Route[] = [
    ...["", "/brand", "/publish"].map((path): Route => ({
      method: "GET",
      pattern: `/org/builder${path}`,
      handle: () => file(builderPage(token), "text/html", { "Content-Security-Policy": builderPolicy }),
    })),
    {
      method: "GET",
      pattern: "/org/builder/files/**:path",
      async handle({ params: { path = "" } }) {
        const contentType = contentTypes[extname(path)];
        if (!contentType || path.includes("..")) return json(404, {});
        return file(await readFile(join(output, path)), contentType);
      },
    },
    endpoint("GET", "site", async () => {
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
    }),
    endpoint("GET", "pages/:view", async (request) => {
      const { type, name } = fileOf(viewOf(request));
      return { ...(await files.read(type, name)), drafts: await drafts.list(viewOf(request)) };
    }),
    endpoint("PUT", "pages/:view", async (request) => {
      const { type, name } = fileOf(viewOf(request));
      const body = await request.readJson();
      const text = textIn(body, "text");
      if (!isContentText(text, type)) throw new BuilderError(400, "Dit is geen bestand van een pagina.");
      await checkChange(forceApp, { [contentPath(type, name)]: text });
      const { hash } = await files.replace(type, name, text, textIn(body, "hash"));
      await drafts.remove(viewOf(request), textIn(body, "draftId"));
      return { hash };
    }),
    endpoint("POST", "pages/:view/check", async (request) => {
      const { type, name } = fileOf(viewOf(request));
      const text = textIn(await request.readJson(), "text");
      return { problems: await findProblems(forceApp, contentPath(type, name), text) };
    }),
    endpoint("PUT", "drafts/:view/:draft", async (request) => {
      const body = await request.readJson();
      const draft = { text: textIn(body, "text"), hash: textIn(body, "hash") };
      await drafts.write(viewOf(request), draftOf(request), draft);
    }),
    endpoint("DELETE", "drafts/:view/:draft", async (request) => drafts.remove(viewOf(request), draftOf(request))),
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
      await drafts.removeAll(viewOf(request));
    }),
    ...brandEndpoints(endpoint, place),
    ...publishEndpoints(endpoint),
    ...pictureEndpoints(endpoint, forceApp),
    endpoint("GET", "templates", () => templates.list()),
    endpoint("POST", "templates", async (request) => {
      const body = await request.readJson();
      return templates.add(textIn(body, "title").trim(), Object(body).section);
    }),
    endpoint("DELETE", "templates/:name", ({ params }) => templates.remove(params.name ?? "")),
  ];
  return { startPage: "/org/builder", title: "Paginabouwer", routes };
}
