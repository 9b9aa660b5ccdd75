// The home page, and the same page with a plain form instead of ours (with and without scrolling and history entries), each served by a
// local org of its own.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLocalOrg, type SiteHandler } from "@travel-design/local-org";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import {
  type Body,
  createBuiltSite,
  loadPageAssets,
  pageHeaders,
  renderPage,
  sendBody,
  textBody,
} from "@travel-design/site/server";
import { readSiteFiles } from "@travel-design/site/files";
import { compileJsx } from "@travel-design/site/jsx";

const repository = resolve(import.meta.dirname, "../../..");
const forceApp = join(repository, "force-app/main/default");
const output = join(repository, "packages/site/dist/bench");

const plainPath = "/assets/plain.js";
const scriptElements = /<script type="module"[^>]*><\/script>\n?|<link rel="modulepreload"[^>]*>\n?/g;
/** The element around our form; its content ends where the next column begins. */
const formElement =
  /<div (?:id="[^"]*" )?class="td-block-host" data-td-needs-script[^>]*>[\s\S]*?<\/form>[\s\S]*?<\/section>(?:<!--.*?-->)?\s*<\/div>/;

/** Builds the plain form for the browser. @returns its file */
async function buildPlainForm(): Promise<string> {
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    build: {
      outDir: output,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(import.meta.dirname, "plain-form.tsx"),
        output: { entryFileNames: "plain.js" },
      },
    },
  });
  return join(output, "plain.js");
}

/** Serves one page as the home page, and everything else as the site does. */
function withHome(
  site: SiteHandler,
  html: string,
  script: Buffer,
  headers: Readonly<Record<string, string>>,
): SiteHandler {
  const bodies: Readonly<Record<string, readonly [type: string, body: Body]>> = {
    "/": ["text/html; charset=utf-8", textBody(Buffer.from(html))],
    [plainPath]: ["text/javascript; charset=utf-8", textBody(script)],
  };
  return {
    async handle(request, response, url) {
      const found = bodies[url.pathname];
      if (!found) return site.handle(request, response, url);
      sendBody(request, response, found[1], 200, { ...headers, "content-type": found[0] });
      return true;
    },
  };
}

async function renderHome() {
  const [assets, files] = await Promise.all([loadPageAssets(), readSiteFiles(forceApp)]);
  const place = { path: "/", origin: "http://localhost", basePath: "", communityId: "", siteId: "" };
  const page = await renderPage({ ...place, files, assets, showsProblems: false, log() {} });
  if (!page) throw new Error("The site has no home page to measure.");
  return { home: page.html, headers: pageHeaders(page.inlineStyle) };
}

/** Serves both pages with empty orgs. The site must have been built. @returns their addresses */
export async function startContestants() {
  const folder = await mkdtemp(join(tmpdir(), "travel-design-bench-"));
  const { home, headers } = await renderHome();
  const script = await readFile(await buildPlainForm());
  compileJsx();
  const { plainForm } = await import("./plain-server.tsx");
  const withForm = (attributes: string): string =>
    home
      .replaceAll(scriptElements, "")
      .replace(formElement, () => `<div id="plain-form" ${attributes}>${plainForm()}</div>`)
      .replace("</head>", `<script type="module" src="${plainPath}" fetchpriority="low"></script></head>`);
  const plain = withForm("");
  if (!plain.includes("plain-form"))
    throw new Error("The form cannot be found in the home page: the plain page has none.");
  const site = await createBuiltSite({ forceApp, basePath: "", log() {} });
  const start = (name: string, html: string) => {
    const served = withHome(site, html, script, headers);
    return createLocalOrg({ forceApp, dataDir: join(folder, name), port: 0, reset: false, log() {}, site: served });
  };
  const orgs = await Promise.all([start("plain", plain), start("bare", withForm("data-bare")), start("site", home)]);
  return {
    plain: `${orgs[0].siteUrl}/`,
    bare: `${orgs[1].siteUrl}/`,
    site: `${orgs[2].siteUrl}/`,
    async close(): Promise<void> {
      await Promise.all(orgs.map((org) => org.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
