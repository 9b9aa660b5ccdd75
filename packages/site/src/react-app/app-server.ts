// Serves a generated app as the platform does, as far as its documentation and public reports say: below a path, with `<base>` and
// SFDC_ENV in each page, a file per address, and the fallback page with status 200 for other addresses. Paths of the local org itself
// stay its own.
import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, matchesGlob, relative } from "node:path";
import { contentTypeOf, StartError, type SiteHandler } from "@travel-design/local-org";
import { sendBody, textBody, type Body } from "../server/compressed-body.ts";
import { appNames, metadataFolder } from "./names.ts";
import type { uiBundleSettings } from "./bundle-files.ts";

/** Settings of {@link createAppSite}. */
export interface AppSiteOptions {
  /** Folder of the generated project. */
  project: string;
  /** Path below which the app is served: "/app". */
  basePath: string;
}

type Settings = typeof uiBundleSettings;

/** A file of the app as it is sent. */
interface AppFile extends Body {
  contentType: string;
}

/** Formats that are compressed already. */
const isCompressed = (path: string): boolean => /\.(?:webp|woff2)$/.test(path);

/** The script that the platform adds. */
const environmentScript = (basePath: string): string =>
  `globalThis.SFDC_ENV=${JSON.stringify({ basePath, apiPath: `${basePath}/sf/api`, namespace: "", appName: appNames.app, language: "nl" })};`;

/** The page as the platform sends it. */
const withEnvironment = (html: string, basePath: string): string =>
  html.replace("<head>", `<head><base href="${basePath}/"><script>${environmentScript(basePath)}</script>`);

/** Stricter than any policy that was reported: apart from the platform's own script, nothing inline but custom properties. */
const policyOf = (basePath: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash("sha256", environmentScript(basePath), "base64")}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

async function readApp(folder: string, basePath: string): Promise<ReadonlyMap<string, AppFile>> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const files = entries.map(async ({ parentPath, name }): Promise<[string, AppFile]> => {
    const file = join(parentPath, name);
    const path = relative(folder, file).replaceAll("\\", "/");
    const content = await readFile(file);
    const plain = path.endsWith(".html") ? Buffer.from(withEnvironment(content.toString(), basePath)) : content;
    return [path, { contentType: contentTypeOf(extname(name)), ...(isCompressed(path) ? { plain } : textBody(plain)) }];
  });
  return new Map(await Promise.all(files));
}

/** The headers of ui-bundle.json for a path. */
const headersFor = (path: string, { headers }: Settings): Record<string, string> =>
  Object.fromEntries(
    headers
      .filter(({ source }) => matchesGlob(`/${path}`, source))
      .flatMap((entry) => entry.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );

/** The file at an address: the file itself, or the page in a folder of that name. */
function findFile(files: ReadonlyMap<string, AppFile>, path: string): [path: string, file: AppFile] | undefined {
  const page = path === "" ? "index.html" : `${path}/index.html`;
  for (const name of [path, page]) {
    const file = files.get(name);
    if (file) return [name, file];
  }
  return undefined;
}

/**
 * Serves a generated app.
 *
 * @throws StartError if it has not been generated
 */
export async function createAppSite({ project, basePath }: AppSiteOptions): Promise<SiteHandler> {
  const bundle = join(project, metadataFolder, "uiBundles", appNames.app);
  const text = await readFile(join(bundle, "ui-bundle.json"), "utf8").catch(() => {
    throw new StartError(`There is no React app in ${project}: start without --built.`);
  });
  const settings: Settings = JSON.parse(text);
  const files = await readApp(join(bundle, settings.outputDir), basePath);
  const policy = policyOf(basePath);
  const send = (request: IncomingMessage, response: ServerResponse, path: string, file: AppFile): void =>
    sendBody(request, response, file, 200, {
      "cache-control": "no-cache",
      "content-type": file.contentType,
      ...(path.endsWith(".html") && { "content-security-policy": policy }),
      ...headersFor(path, settings),
    });
  return {
    handle(request, response, { pathname, search }) {
      const path = decodeURIComponent(pathname).slice(1);
      if (path.endsWith("/")) {
        response.writeHead(308, { location: `${basePath}/${path.replace(/\/+$/, "")}${search}` }).end();
        return Promise.resolve(true);
      }
      const { fallback } = settings.routing;
      const [name, file] = findFile(files, path) ?? [fallback, files.get(fallback)];
      if (file) send(request, response, name, file);
      return Promise.resolve(file !== undefined);
    },
  };
}
