import { findAnchors } from "./check-anchors.ts";
import { readResources } from "./check-addresses.ts";
import { checkPage } from "./check-page.ts";
import { checkRoutes } from "./check-routes.ts";
import { checkTheme } from "./check-theme.ts";
import { textOf } from "./json-tree.ts";
import type { SiteProblem } from "./site-problem.ts";
import { readSites, reportIn, type Site, type SiteSource } from "./site-source.ts";

function checkPages(site: Site): void {
  const bundles = new Set(site.source.paths.flatMap((path) => /^lwc\/(\w+)\//.exec(path)?.[1] ?? []));
  const context = {
    ids: new Map<string, string>(),
    addresses: {
      pages: new Set(site.files("route").map(({ body }) => textOf(body, "urlPrefix"))),
      resources: readResources(site.source),
    },
    anchorsOn: findAnchors(site),
    hasBundle: (name: string) => bundles.has(name),
  };
  for (const file of [...site.files("themeLayout"), ...site.files("view")]) checkPage(file, context);
}

const byPlace = (a: SiteProblem, b: SiteProblem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;

/**
 * Checks the sites of a project: mistakes that would break a deployment, Experience Builder or a visit, or make content vanish.
 * Fast enough to run at every save.
 *
 * @returns each problem once, ordered by file and location
 */
export function checkSite(source: SiteSource): readonly SiteProblem[] {
  const problems: SiteProblem[] = [];
  const sites = readSites(source, problems);
  if (sites.length === 0)
    reportIn(problems, "digitalExperiences/site", "")(undefined, (sentences) => sentences.noSite());
  for (const site of sites) {
    checkRoutes(site);
    checkTheme(site);
    checkPages(site);
  }
  return problems.sort(byPlace);
}
