// Builds what the comparison of all hosts needs: the cases with their server HTML, and the script of the page.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { withViteRunner } from "../../generate/load-blocks.ts";
import type { ComparedBlock } from "./server.tsx";
import type * as Server from "./server.tsx";

/** Every block with its cases, by block name. */
export const loadComparedBlocks = (): Promise<readonly ComparedBlock[]> =>
  withViteRunner(async (load) => {
    const { comparedBlocks }: typeof Server = await load(resolve(import.meta.dirname, "server.tsx"));
    return comparedBlocks();
  });

/** Writes `hosts.js` and a file of cases per block. */
export async function buildHosts(blocks: readonly ComparedBlock[], outDir: string): Promise<void> {
  for (const block of blocks) writeFileSync(join(outDir, `${block.name}.json`), JSON.stringify(block));
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: "warn",
    // React's development build reports attributes that differ between server and browser.
    define: { "process.env.NODE_ENV": '"development"' },
    plugins: [react()],
    resolve: { conditions: ["source", "module", "browser"] },
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      lib: { entry: resolve(import.meta.dirname, "hosts.tsx"), formats: ["es"], fileName: () => "hosts.js" },
      rolldownOptions: { output: { codeSplitting: false }, checks: { pluginTimings: false } },
    },
  });
}
