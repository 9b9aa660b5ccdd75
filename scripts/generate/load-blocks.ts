import { resolve } from "node:path";
import { createServer, isRunnableDevEnvironment } from "vite";
import type * as Define from "../../packages/blocks/src/define/block.ts";
import type * as Editors from "../../packages/blocks/src/editors.ts";
import type * as Templates from "../../packages/blocks/src/templates.ts";

/** Every block as tools see it. */
export type LoadedBlocks = Pick<typeof Editors, "editors"> &
  Pick<typeof Templates, "templates"> &
  Pick<typeof Define, "bundleName">;

const conditions = ["source"];

/** Loads the definitions of all blocks through Vite, because Node cannot read JSX. */
export async function loadBlocks(): Promise<LoadedBlocks> {
  const server = await createServer({
    root: resolve(import.meta.dirname, "../../packages/blocks"),
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
    const { editors }: typeof Editors = await ssr.runner.import("/src/editors.ts");
    const { templates }: typeof Templates = await ssr.runner.import("/src/templates.ts");
    const { bundleName }: typeof Define = await ssr.runner.import("/src/define/block.ts");
    return { editors, templates, bundleName };
  } finally {
    await server.close();
  }
}
