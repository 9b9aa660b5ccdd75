// Starts local orgs with the page builder, one for each test that asks for one. It is a process of Node, because the process of the
// tests compiles every source that it imports, which takes as long as a test.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalOrg, siteBasePath } from "@travel-design/local-org";
import { createBuiltSite } from "@travel-design/site/server";
import { publishing } from "../../../scripts/start/publishing.ts";
import { createBuilderArea } from "../src/server/index.ts";
import type { OrgReply, OrgRequest } from "./builder-orgs.ts";

/** Stops the org of each path of metadata. */
const stops = new Map<string, () => Promise<void>>();

async function start(forceApp: string): Promise<OrgReply> {
  const dataDir = await mkdtemp(join(tmpdir(), "travel-design-"));
  const basePath = siteBasePath(forceApp);
  const sectionTemplates = join(dataDir, "section-templates");
  const historyFolder = join(dataDir, "page-history");
  const org = await createLocalOrg({
    forceApp,
    basePath,
    dataDir,
    port: 0,
    site: await createBuiltSite({ forceApp, basePath, log: () => {} }),
    administratorArea: createBuilderArea({ forceApp, dataDir, historyFolder, sectionTemplates, basePath, publishing }),
  });
  stops.set(forceApp, async () => {
    await org.close();
    await rm(dataDir, { recursive: true });
  });
  return { url: org.siteUrl, adminLink: org.adminLink };
}

async function respond({ task, forceApp }: OrgRequest): Promise<void> {
  const org = task === "start" ? await start(forceApp) : await stops.get(forceApp)?.();
  process.send?.(org ?? {});
}

process.on("message", (request: OrgRequest) => void respond(request));
process.on("disconnect", () => process.exit());
