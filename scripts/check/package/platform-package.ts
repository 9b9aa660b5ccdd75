// The data layer in an empty project: the code of the guide, with the local org.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startTestOrg } from "@travel-design/local-org/testing";
import { tryInBrowser } from "./browser.ts";
import { checkLowestReact, importEntries, importOnServer } from "./entries.ts";
import { filesFromGuide } from "../../shared/files-from-guide.ts";
import type { PackageCheck, Project } from "./package-check.ts";
import { repository } from "./project.ts";
import { serveStatic } from "./serve.ts";
import { weighExport, type Weight } from "./sizes.ts";

const packageName = "@travel-design/platform";
const guide = join(repository, "storybook/guides/data-layer.md");

/** What Chromium says of a city that is too long. */
const rejected = "Failed to load resource: the server responded with a status of 400 (Bad Request)";

/** Of the guide's list. */
const pageSize = 10;

async function useRequests(page: Page): Promise<void> {
  await page.getByRole("option", { name: "Google of andere zoekmachine" }).waitFor({ state: "attached" });
  const rows = page.getByRole("button", { name: "De Vries" });
  for (let count = 1; count <= 12; count += 1) {
    await page.getByRole("button", { name: "Add a request" }).click();
    await rows.nth(Math.min(count, pageSize) - 1).waitFor();
  }
  await page.getByRole("button", { name: "Load more" }).click();
  await rows.nth(11).waitFor();
  await rows.first().click();
  await page.getByRole("heading", { name: "De Vries from Utrecht" }).waitFor();
  await page.getByLabel("City").fill("x".repeat(300));
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("City").fill("Delft");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "De Vries from Delft" }).waitFor();
  await page.getByRole("button", { name: "Delete" }).click();
  await rows.nth(11).waitFor({ state: "detached" });
  await page.getByRole("searchbox", { name: "Search" }).fill("Nobody");
  await rows.first().waitFor({ state: "detached" });
}

/** What pages import, and how much of the package each may contain, in bytes of minified script after gzip. */
const imports = [
  { name: "two endpoints", what: "{ createPlatform, httpTransport, getObjectInfo, getPicklistValues }", limit: 7424 },
  { name: "every endpoint", what: "*", limit: 25_000 },
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
      await tryInBrowser(await serveStatic(folder, { server: { proxy } }), useRequests, [rejected]);
    } finally {
      await org.remove();
    }
  },
};

/** Checks `@travel-design/platform`. */
export const platformPackage: PackageCheck = { name: "platform", projects: [vite], weigh };
