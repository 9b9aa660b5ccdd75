import { dirname } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { css } from "../../config/css.ts";

/** Options of {@link buildReactScript}. */
export interface ReactScript {
  /** Path of the source file. */
  entry: string;
  /** Name of the written files, without `.js` and `.css`. */
  name: string;
  outDir: string;
}

/** Writes one script, and one style sheet if the source file imports any. */
export async function buildReactScript({ entry, name, outDir }: ReactScript): Promise<void> {
  await build({
    configFile: false,
    root: dirname(entry),
    publicDir: false,
    css,
    logLevel: "warn",
    // React's development build reports attributes that differ between server and browser.
    define: { "process.env.NODE_ENV": '"development"' },
    plugins: [react()],
    resolve: { conditions: ["source", "module", "browser"] },
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      lib: { entry, formats: ["es"], fileName: () => `${name}.js`, cssFileName: name },
      rolldownOptions: { output: { codeSplitting: false }, checks: { pluginTimings: false } },
    },
  });
}
