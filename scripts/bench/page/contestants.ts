// Three versions of the home page, each served by a local org of its own: the site's, the same with a plain form instead of ours, and the
// React app's.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createLocalOrg, type LocalOrgOptions, type SiteHandler } from "@travel-design/local-org";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { buildApp } from "../../react-app/app-assets.ts";
import { appNames, defaultAppPrefix } from "../../react-app/app-names.ts";
import { createAppSite } from "../../react-app/app-server.ts";
import { writeSampleProject } from "../../react-app/sample-project.ts";
import { createBuiltSite, loadPageAssets, loadSiteServer } from "../../site/built-site.ts";
import { sendBody, textBody, type Body } from "../../site/compressed-body.ts";
import { pageHeaders } from "../../site/page-policy.ts";
import { readSiteFiles } from "../../site/read-site-files.ts";

const repository = resolve(import.meta.dirname, "../../..");
const forceApp = join(repository, "force-app/main/default");
const benchOutput = join(repository, "packages/site/dist/bench");

/** What is measured: the site is compared with the plain form, and the React app with the site. */
export const contestantNames = ["plain React", "site", "React app"] as const;
export type ContestantName = (typeof contestantNames)[number];

/** A form of the page that is being served. */
export interface Contestant {
  name: ContestantName;
  url: string;
  close(): Promise<void>;
}

const scriptElements = /<script type="module"[^>]*><\/script>\n?|<link rel="modulepreload"[^>]*>\n?/g;
/** The element around our form; its content ends where the next column begins. */
const formElement =
  /<div (?:id="[^"]*" )?class="td-block-host" data-td-needs-script[^>]*>[\s\S]*?<\/form>[\s\S]*?<\/section>\s*<\/div>/;

/** Builds the plain form for the browser and for the server. */
async function buildPlainForm(): Promise<{ script: Buffer; html: string }> {
  for (const side of ["client", "server"] as const) {
    await build({
      configFile: false,
      logLevel: "error",
      plugins: [react()],
      ...(side === "server" && { ssr: { noExternal: true } }),
      build: {
        outDir: join(benchOutput, side),
        emptyOutDir: true,
        ...(side === "server" && { ssr: true }),
        rolldownOptions: {
          input: join(import.meta.dirname, `plain-${side}.tsx`),
          output: { entryFileNames: "plain.js" },
        },
      },
    });
  }
  const server: { plainForm(): string } = await import(pathToFileURL(join(benchOutput, "server/plain.js")).href);
  return { script: await readFile(join(benchOutput, "client/plain.js")), html: server.plainForm() };
}

interface HomePage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

async function renderHome(): Promise<HomePage> {
  const [server, assets, files] = await Promise.all([loadSiteServer(), loadPageAssets(), readSiteFiles(forceApp)]);
  const page = await server.renderPage({
    files,
    path: "/",
    origin: "http://localhost",
    basePath: "",
    assets,
    communityId: "",
    siteId: "",
    showsProblems: false,
    log() {},
  });
  if (!page) throw new Error("The site has no home page to measure.");
  return { html: page.html, headers: pageHeaders(page.inlineStyle) };
}

const plainPath = "/assets/plain.js";

interface BenchPages {
  pages: Record<"plain React" | "site", string>;
  headers: Readonly<Record<string, string>>;
  /** The plain form's. */
  script: Buffer;
}

async function makePages(): Promise<BenchPages> {
  const { html: home, headers } = await renderHome();
  const still = home.replaceAll(scriptElements, "");
  const { script, html } = await buildPlainForm();
  const floor = still
    .replace(formElement, () => `<div id="plain-form">${html}</div>`)
    .replace("</head>", `<script type="module" src="${plainPath}" fetchpriority="low"></script></head>`);
  if (!floor.includes("plain-form")) throw new Error("The form cannot be found in the home page: the floor has none.");
  return { pages: { "plain React": floor, site: home }, headers, script };
}

/** Serves one form of the page, and everything else as the site does. */
function serve(site: SiteHandler, html: string, { headers, script }: Omit<BenchPages, "pages">): SiteHandler {
  const bodies: Readonly<Record<string, readonly [type: string, body: Body]>> = {
    "/": ["text/html; charset=utf-8", textBody(Buffer.from(html))],
    [plainPath]: ["text/javascript; charset=utf-8", textBody(script)],
  };
  return {
    async handle(request, response, url) {
      const found = bodies[url.pathname];
      if (!found) return site.handle(request, response, url);
      const [type, body] = found;
      sendBody(request, response, body, 200, { ...headers, "content-type": type });
      return true;
    },
  };
}

/** Serves one contestant with an empty local org. */
async function start(
  name: ContestantName,
  options: Pick<LocalOrgOptions, "site" | "basePath" | "guestPermissionSets" | "tokens">,
  folder: string,
): Promise<Contestant> {
  const dataDir = join(folder, name);
  const org = await createLocalOrg({ forceApp, dataDir, port: 0, reset: false, log() {}, ...options });
  return { name, url: `${org.siteUrl}/`, close: () => org.close() };
}

async function startApp(folder: string): Promise<Contestant> {
  await buildApp();
  const project = join(folder, "project");
  await writeSampleProject(defaultAppPrefix, { folder: project });
  const basePath = `/${defaultAppPrefix}`;
  const site = await createAppSite({ project, basePath });
  return start("React app", { site, basePath, guestPermissionSets: appNames.guests, tokens: "required" }, folder);
}

/** The contestants, while they are being served. */
export interface Contestants {
  all: readonly Contestant[];
  close(): Promise<void>;
}

/** Serves every contestant. The site must have been built; the React app is built here. */
export async function startContestants(): Promise<Contestants> {
  const folder = await mkdtemp(join(tmpdir(), "travel-design-bench-"));
  const { pages, ...shared } = await makePages();
  const site = await createBuiltSite({ forceApp, basePath: "", log() {} });
  const all = await Promise.all([
    start("plain React", { site: serve(site, pages["plain React"], shared) }, folder),
    start("site", { site: serve(site, pages.site, shared) }, folder),
    startApp(folder),
  ]);
  return {
    all,
    async close() {
      await Promise.all(all.map(({ close }) => close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
