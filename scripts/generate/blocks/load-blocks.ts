import { resolve } from "node:path";
import { createServer, isRunnableDevEnvironment } from "vite";
import type * as SiteCheck from "@travel-design/site/check";
import type * as Editors from "@travel-design/blocks/editors";

const conditions = ["source"];

/** Runs a task that imports modules through Vite, because Node cannot read JSX. Paths start at the blocks, or at the file system's root. */
export async function withViteRunner<Result>(
  task: (load: <Module>(path: string) => Promise<Module>) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root: resolve(import.meta.dirname, "../../../packages/blocks"),
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    environments: { ssr: { resolve: { conditions, noExternal: [/^@travel-design\//] } } },
  });
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's server environment cannot run modules.");
    const { runner } = ssr;
    return await task((path) => runner.import(path));
  } finally {
    await server.close();
  }
}

/** Loads the check of content files. */
export const loadCheckSite = (): Promise<typeof SiteCheck.checkSite> =>
  withViteRunner(async (load) => {
    const { checkSite }: typeof SiteCheck = await load("@travel-design/site/check");
    return checkSite;
  });

/** Loads every block with its words for builders. */
export const loadEditors = (): Promise<typeof Editors.editors> =>
  withViteRunner(async (load) => {
    const { editors }: typeof Editors = await load("/src/editors.ts");
    return editors;
  });
