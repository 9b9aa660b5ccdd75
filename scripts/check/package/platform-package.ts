// The data layer in an empty project: the code of the guide, with the local org.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startTestOrg } from "@travel-design/local-org/testing";
import { tryInBrowser } from "./browser.ts";
import { checkLowestReact, importEntries, importOnServer } from "./entries.ts";
import { filesFromGuide } from "../../shared/files-from-guide.ts";
import type { PackageCheck, Project } from "./package-check.ts";
import { repository } from "./project.ts";
import { serveStatic } from "./serve.ts";
import { weighExport, type Weight } from "./sizes.ts";
import { expectedErrors, useRequests } from "./use-requests.ts";

const packageName = "@travel-design/platform";
const guide = join(repository, "storybook/guides/data-layer.md");

/** What pages import, and how much of the package each may contain, in bytes of minified script after gzip. */
const imports = [
  { name: "two endpoints", what: "{ createPlatform, httpTransport, getObjectInfo, getPicklistValues }", limit: 7424 },
  { name: "every endpoint", what: "*", limit: 25_100 },
  { name: "the React binding", what: "*", entry: "/react", limit: 3000 },
  { name: "the store in IndexedDB", what: "*", entry: "/indexeddb", limit: 1200 },
];

async function weigh(project: string): Promise<Weight[]> {
  const weights: Weight[] = [];
  for (const { name, what, entry = "", limit } of imports) {
    const bytes = await weighExport(project, what, `@travel-design/platform${entry}`);
    weights.push({ name: `@travel-design/platform${entry}: ${name}`, bytes, limit });
  }
  return weights;
}

const vite: Project = {
  name: "an empty Vite project with the local org and the lowest React",
  react: "lowest",
  files: () => filesFromGuide(readFileSync(guide, "utf8")),
  async tryOut(folder) {
    checkLowestReact(folder, packageName);
    importEntries(folder, packageName);
    importOnServer(folder, packageName, new Set([packageName, `${packageName}/indexeddb`]));
    const org = await startTestOrg();
    try {
      // The only difference from the guide: the local org listens on a free port.
      const proxy = { "/webruntime": { target: org.url } };
      const site = await serveStatic(folder, { server: { proxy } });
      await tryInBrowser(site, (page) => useRequests(page, org), expectedErrors);
    } finally {
      await org.remove();
    }
  },
};

/** Checks `@travel-design/platform`. */
export const platformPackage: PackageCheck = { name: "platform", projects: [vite], weigh };
