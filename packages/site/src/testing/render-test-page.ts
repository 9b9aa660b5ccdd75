// Renders pages of small sites that a test builds.
import { renderPage, type PageAssets, type SiteFiles } from "../entry-server.tsx";

/** Names of built files. */
export const assets: PageAssets = {
  firstStyle: "@font-face{src:url(/assets/text.woff2)}",
  styles: ["/assets/style.css"],
  lateStyles: ["/assets/late.css"],
  fonts: ["/assets/text.woff2"],
  start: "/assets/start.js",
  scripts: { "quotation-form": ["/assets/form.js", "/assets/react.js"], "any-block": ["/assets/any.js"] },
};

/** A drop zone of a content file. */
export const region = (name: string, ...children: unknown[]) => ({ type: "region", id: name, name, children });

/** A component of a content file. */
export const component = (definition: string, attributes: unknown = {}, ...children: unknown[]) => ({
  type: "component",
  id: definition,
  definition,
  attributes,
  children,
});

/** The platform's HTML editor with this markup. */
export const text = (value: unknown) => component("c:tdRichText", { text: value });

/** Content of a page in tests about something else. */
export const quiet = text("<p>Rustig</p>");

/** A site of one page, an error page and a service-not-available page. */
export function siteOf(...content: unknown[]): SiteFiles {
  const view = (...parts: unknown[]) => ({
    contentBody: {
      themeLayoutType: "Inner",
      component: component("community_layout:sldsFlexibleLayout", {}, region("content", ...parts)),
    },
  });
  const route = (urlPrefix: string, activeViewId: string, routeType: string) => ({
    contentBody: { urlPrefix, activeViewId, routeType },
  });
  return {
    "sfdc_cms__route/home": route("", "home", "home"),
    "sfdc_cms__route/error": route("error", "error", "error"),
    "sfdc_cms__route/sna": route("sna", "sna", "service-not-available"),
    "sfdc_cms__view/home": view(...content),
    "sfdc_cms__view/error": view(text("# Niet gevonden")),
    "sfdc_cms__view/sna": view(text("# Even niet bereikbaar")),
  };
}

/** Renders the page of a path, and collects what is logged meanwhile. */
export async function renderTestPage(files: SiteFiles, path = "/", showsProblems = false, basePath = "") {
  const log: string[] = [];
  const origin = "https://www.example.com";
  const page = await renderPage({
    files,
    path,
    origin,
    basePath,
    assets,
    communityId: "0DB",
    siteId: "0DM",
    showsProblems,
    log: (line) => log.push(line),
  });
  return { status: page?.status, html: page?.html ?? "", log };
}
