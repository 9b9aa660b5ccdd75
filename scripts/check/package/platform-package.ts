// The data layer in an empty project: the code of the guide, with the local org.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startTestOrg } from "../../../packages/local-org/src/testing/test-org.ts";
import { tryInBrowser } from "./browser.ts";
import { filesFromGuide } from "./files-from-guide.ts";
import type { PackageCheck, Project } from "./package-check.ts";
import { repository, run } from "./project.ts";
import { serveStatic } from "./serve.ts";
import { weighExport, type Weight } from "./sizes.ts";

const guide = join(repository, "storybook/guides/data-layer.md");

async function readRequests(page: Page): Promise<void> {
  await page.getByRole("option", { name: "Google of andere zoekmachine" }).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Add a request" }).click();
  await page.getByRole("button", { name: "De Vries" }).click();
  await page.getByRole("heading", { name: "De Vries from Utrecht" }).waitFor();
}

/** What pages import, and how much of the package each may contain, in bytes of minified script after gzip. */
const imports = [
  { name: "two endpoints", what: "{ createPlatform, httpTransport, getObjectInfo, getPicklistValues }", limit: 7424 },
  { name: "every endpoint", what: "*", limit: 23_500 },
  { name: "the React binding", what: "*", entry: "/react", limit: 2000 },
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
  name: "an empty Vite project with the local org",
  files: () => filesFromGuide(readFileSync(guide, "utf8")),
  async tryOut(folder) {
    const script = `console.log(typeof (await import("@travel-design/platform")).createPlatform)`;
    assert.match(run(folder, process.execPath, "--input-type=module", "--eval", script), /function/u);
    const org = await startTestOrg();
    try {
      // The only difference from the guide: the local org listens on a free port.
      const proxy = { "/webruntime": { target: org.url } };
      await tryInBrowser(await serveStatic(folder, { server: { proxy } }), readRequests);
    } finally {
      await org.remove();
    }
  },
};

/** Checks `@travel-design/platform`. */
export const platformPackage: PackageCheck = { name: "platform", projects: [vite], weigh };
