import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan } from "./plan.ts";
import type { Names } from "./names.ts";
import { contentFolder, pageNamesOf } from "./page-names.ts";
import { pageFiles } from "./page-templates.ts";
import { UsageError } from "./usage-error.ts";

/** The route that has an address already. */
function findRoute(repository: string, path: string): string | undefined {
  const folder = contentFolder("route");
  return readdirSync(join(repository, folder)).find((name) => {
    const file = join(repository, folder, name, "content.json");
    return existsSync(file) && readFileSync(file, "utf8").toLowerCase().includes(`"urlprefix": "${path}"`);
  });
}

/**
 * The files of a new page: a view with its content, and a route with its address.
 *
 * @throws UsageError if the address or a folder is taken
 */
export function planPage(repository: string, names: Names): Plan {
  const page = pageNamesOf(names);
  const viewFolder = `${contentFolder("view")}/${page.viewName}`;
  const taken = [viewFolder, `${contentFolder("route")}/${page.routeName}`].find((folder) =>
    existsSync(join(repository, folder)),
  );
  if (taken) throw new UsageError(`${taken} exists already: choose another name, or change that page.`);
  const route = findRoute(repository, page.path);
  if (route) throw new UsageError(`The route ${route} has the address /${page.path} already: choose another name.`);
  return {
    files: pageFiles(page),
    nextSteps: [
      `Write its texts in ${viewFolder}/content.json. Its title and description are in it twice: for Salesforce and for the block tdSearchMetadata.`,
      `See it: npm run dev, then http://localhost:8080/${page.path}. Mistakes are shown on the page and in the log.`,
      "Link to it: for example in links of c:tdPageHeader, in sfdc_cms__themeLayout/scopedHeaderAndFooter/content.json.",
      "Check it: npm run check -- site",
    ],
  };
}
