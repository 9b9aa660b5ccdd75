// The page builder in the local org: `npm run builder` serves it below /org/builder.
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, resolve } from "node:path";
import { json, securityHeaders, type AdministratorArea, type OrgResponse, type Route } from "@travel-design/local-org";
import { build } from "vite";
import { builderPage, builderPolicy } from "./builder-page.ts";
import { openDrafts } from "./drafts.ts";
import { createHandlers, type HandlerOptions } from "./handlers.ts";
import { PageFiles } from "./page-files.ts";
import { endpointRoutes } from "./routes.ts";

const repository = resolve(import.meta.dirname, "../../../..");
const output = join(repository, "packages/builder/dist");

/** Builds the builder's script and style. Takes a few seconds. */
export const buildBuilder = async (): Promise<void> => {
  await build({ configFile: join(repository, "vite.config.ts"), mode: "builder", logLevel: "warn" });
};

/** Options of {@link createBuilderArea}. */
export interface BuilderAreaOptions extends Pick<HandlerOptions, "sectionTemplates" | "basePath" | "publishing"> {
  /** Path of `force-app/main/default`. */
  forceApp: string;
  /** Folder of the local org's data. */
  dataDir: string;
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

/** The builder's pages and endpoints. */
export async function createBuilderArea({
  forceApp,
  dataDir,
  ...options
}: BuilderAreaOptions): Promise<AdministratorArea> {
  const site = await findSite(forceApp);
  const sitePath = relative(forceApp, site).replaceAll("\\", "/");
  const place = { files: new PageFiles(site), forceApp, sitePath };
  const routes: Route[] = [
    ...["", "/brand", "/publish"].map((path): Route => ({
      method: "GET",
      pattern: `/org/builder${path}`,
      handle: () => file(builderPage, "text/html", { "Content-Security-Policy": builderPolicy }),
    })),
    {
      method: "GET",
      pattern: "/org/builder/files/**:path",
      async handle({ params: { path = "" } }) {
        const contentType = contentTypes[extname(path)];
        const body = contentType && !path.includes("..") && (await readFile(join(output, path)).catch(() => undefined));
        return body ? file(body, contentType) : json(404, {});
      },
    },
    ...endpointRoutes(createHandlers({ place, drafts: openDrafts(dataDir), ...options })),
  ];
  return { startPage: "/org/builder", title: "Paginabouwer", routes };
}
