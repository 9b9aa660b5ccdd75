// The local org with the compiled pages on it, and with Apex, the UI API, content and static resources as for the site.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scriptName } from "@travel-design/blocks/contract";
import {
  createLocalOrg,
  defaultConfirmationSettings,
  type LocalSite,
  type SiteHandler,
} from "@travel-design/local-org";
import { siteNames } from "@travel-design/site/metadata";
import { basePathAttribute } from "../../../packages/site/src/base-path.ts";
import { copyForceApp } from "../../../packages/site/e2e/force-app-copy.ts";
import { writeNavigationMenu } from "../../../packages/local-org/src/testing/navigation-menu.ts";
import { output } from "./folders.ts";
import { pictureKey, pictureText } from "./fixtures.ts";

/** Styles that another agency's site may have: for elements, without classes, and against the box model that we expect. */
const foreignStyle = `
  html { font: 18px/1.2 serif; }
  * { box-sizing: content-box; }
  body { margin: 0; color: #224; text-align: center; letter-spacing: 1px; }
  nav { background: #224; }
  nav ul { display: flex; gap: 2rem; list-style: none; margin: 0; padding: 1rem; }
  nav a, nav button { color: white; font: inherit; background: none; border: 0; }
  main { max-width: 60rem; margin: auto; }
  input, select, textarea { width: 50%; border: 6px double crimson; border-radius: 0; padding: 2px; }
  button { text-transform: uppercase; border-radius: 0; background: crimson; color: white; }
  label, legend { display: inline; font-style: italic; }
  h1, h2, h3 { color: crimson; text-transform: uppercase; }
  p { margin: 3rem; } ul { padding-left: 4rem; }
`;

/** The frame of such a site: the root component of the page comes after it. */
const foreignFrame = `<style>${foreignStyle}</style><nav aria-label="Menu van de site"><ul>
<li><a href="/reizen">Reizen</a></li><li><button type="button">Zoeken</button></li></ul></nav>`;

/** The polyfill is a script of its own, before the engine: the engine looks for it once. */
const page = (name: string, shadow: string, basePath: string): string => `<!doctype html>
<html lang="nl"${basePathAttribute(basePath)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
<link rel="icon" href="data:,"><script src="${basePath}/sfsites/c/resource/travelBridge"></script></head><body>
${name === "formOnForeignSite" ? foreignFrame : ""}${shadow === "synthetic" ? `<script type="module" src="${basePath}/pages/synthetic-shadow.js"></script>` : ""}
<script type="module" src="${basePath}/pages/${name}.js"></script></body></html>
`;

const reactPage = (name: string): string => `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/pages/react/page.css"></head><body>
<script type="module" src="/pages/react/page.js"></script></body></html>
`;

/** The form without any component around it, mounted by the same script. */
const plainPage = `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><title>form</title><link rel="icon" href="data:,"></head><body>
<div id="form"></div><script src="/sfsites/c/resource/${scriptName}"></script><script>
const never = () => new Promise(() => {});
const log = console.error;
const quotation = TravelDesign.formPorts({
  startSubmission: never, submitRequest: never, readOptions: never, readCookies: () => "",
  isRejection: () => false, page: window,
  navigate() {}, tabStorage: () => sessionStorage, log,
});
TravelDesign.mount(document.getElementById("form"), "quotationForm", { step1Title: "Wie bent u?" }, { quotation, log });
</script></body></html>
`;

function pageAt(pathname: string, basePath: string): string | undefined {
  const [, host, name] = /^\/(synthetic|native|react)\/(\w+)$/.exec(pathname) ?? [];
  if (!host || !name) return undefined;
  return host === "react" ? reactPage(name) : page(name, host, basePath);
}

const siteAt = (basePath: string): SiteHandler => ({
  async handle(_request, response, { pathname }) {
    const [, file, extension] = /^\/pages\/((?:react\/)?[\w-]+\.(js|css))$/.exec(pathname) ?? [];
    if (file && existsSync(join(output, file))) {
      const type = extension === "css" ? "text/css" : "text/javascript";
      response.writeHead(200, { "content-type": type }).end(readFileSync(join(output, file)));
      return true;
    }
    const text = pathname === "/plain/form" ? plainPage : pageAt(pathname, basePath);
    if (text === undefined) return false;
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(text);
    return true;
  },
});

/** A second site of the same org, with a sender and greetings of its own. */
export const otherSite: LocalSite = {
  name: "Zuiderzon",
  basePath: "/zuiderzon",
  pages: siteAt("/zuiderzon"),
  confirmation: {
    ...defaultConfirmationSettings,
    agency: "Zuiderzon",
    confirmationSender: "hola@zuiderzon.example",
    greetingForms: "Mevrouw=señora",
  },
};

/** A running org with the pages at `/synthetic/<page>`, `/native/<page>` and, as React renders them, `/react/<page>`. */
export interface PageServer {
  /** Address of the site, without a slash at its end. */
  url: string;
  /** Signs one browser in to the requests of the org, once. */
  adminLink: string;
  close(): Promise<void>;
}

/**
 * Starts it on a free port, with records and content of its own.
 *
 * @param basePath path below which the site is served; the pages of React and the plain page need the root
 */
export async function startPages(basePath = ""): Promise<PageServer> {
  const forceApp = await copyForceApp();
  await forceApp.addPicture(pictureKey, pictureText);
  writeNavigationMenu(forceApp.path);
  const dataDir = mkdtempSync(join(tmpdir(), "travel-design-shells-"));
  // Guests may read the description of requests, so that the wires have something to read where Apex fails.
  const guestPermissionSets = [...siteNames.guests, siteNames.guestOptions];
  const site = siteAt(basePath);
  const org = await createLocalOrg({
    forceApp: forceApp.path,
    dataDir,
    port: 0,
    basePath,
    site,
    guestPermissionSets,
    otherSites: [otherSite],
  });
  return {
    url: org.siteUrl,
    adminLink: org.adminLink,
    async close() {
      await org.close();
      rmSync(dataDir, { recursive: true, force: true });
      await forceApp.remove();
    },
  };
}
