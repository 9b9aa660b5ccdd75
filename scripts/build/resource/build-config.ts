// The static resource with every block: one classic script, with its style sheet inside as text.
import { globSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin, UserConfig } from "vite";
import { scriptName } from "@travel-design/blocks/contract";
import { productionReact } from "../../config/production-react.ts";
import { sourceConditions } from "../../config/source-conditions.ts";

const repository = resolve(import.meta.dirname, "../../..");
const fileName = `${scriptName}.js`;

/** Deletes what was built for another contract, which would be deployed too. */
const deleteOthers = (): Plugin => ({
  name: "delete-others",
  writeBundle({ dir = "" }) {
    const built = globSync("travelDesign*.js", { cwd: dir });
    for (const file of built.filter((name) => name !== fileName)) rmSync(join(dir, file));
  },
});

/**
 * How the script is built. Two builds of the same sources are the same to the byte.
 *
 * @param outDir where it is written, as `travelDesign` with the number of the contract
 */
export function resourceBuild(outDir = resolve(repository, "force-app/main/default/staticresources")): UserConfig {
  return {
    root: resolve(repository, "packages/blocks"),
    publicDir: false,
    plugins: [productionReact(), deleteOthers()],
    resolve: { conditions: ["one-script", ...sourceConditions] },
    build: {
      outDir,
      emptyOutDir: false,
      target: ["es2022", "chrome111", "safari16.4", "firefox114"],
      lib: {
        entry: resolve(repository, "packages/blocks/src/mount/resource.ts"),
        formats: ["iife"],
        name: "TravelDesignScript",
        fileName: () => fileName,
      },
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Constants that are used in several places compress better than their names.
        optimization: { inlineConst: { mode: "all", pass: 2 } },
      },
    },
  };
}
