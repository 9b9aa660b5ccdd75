// A local org with the page builder, in the process of the tests: a start takes a tenth of the processor time of `npm run builder`.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalOrg, siteBasePath } from "@travel-design/local-org";
import { publishing } from "../../../scripts/start/publishing.ts";
import { createBuilderArea } from "../src/server/index.ts";
import { createBuiltSite } from "@travel-design/site/server";

/** An org with the builder, as a test uses it. */
export interface BuilderOrg {
  /** Address of the site, without a closing slash. */
  url: string;
  /** Where the administrator signs in, once. */
  adminLink: string;
}

/** Starts it with an empty data folder. @param forceApp path of its metadata */
export async function startBuilderOrg(forceApp: string): Promise<BuilderOrg & { stop(): Promise<void> }> {
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
  return {
    url: org.siteUrl,
    adminLink: org.adminLink,
    async stop() {
      await org.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
