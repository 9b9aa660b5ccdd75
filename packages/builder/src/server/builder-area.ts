// The page builder in the local org: `npm run builder` serves it below /org/builder.
import { readFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { json, securityHeaders, type AdministratorArea, type OrgResponse, type Route } from "@travel-design/local-org";
import { build } from "vite";
import { toolPages } from "../contract/tool-pages.ts";
import { messages } from "../messages/index.ts";
import { builderPage, builderPolicy } from "./builder-page.ts";
import { openDrafts } from "./drafts.ts";
import { createHandlers, type HandlerOptions } from "./handlers.ts";
import { respondWithPreview } from "./preview.ts";
import { endpointRoutes } from "./routes.ts";
import { SiteStore } from "./store/site-store.ts";

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
  /** Folder of the earlier versions of the site's content. */
  historyFolder: string;
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

/** The builder's pages and endpoints. */
export function createBuilderArea({
  forceApp,
  dataDir,
  historyFolder,
  ...options
}: BuilderAreaOptions): AdministratorArea {
  const store = new SiteStore({ forceApp, historyFolder });
  const drafts = openDrafts(dataDir);
  const routes: Route[] = [
    ...["/org/builder", ...Object.values(toolPages)].map((pattern): Route => ({
      method: "GET",
      pattern,
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
    {
      method: "GET",
      pattern: "/org/builder/preview/:view/:draft",
      handle: (request) => respondWithPreview({ store, drafts, basePath: options.basePath }, request),
    },
    ...endpointRoutes(createHandlers({ store, drafts, ...options })),
  ];
  return { startPage: "/org/builder", title: messages.places.builder, routes };
}
