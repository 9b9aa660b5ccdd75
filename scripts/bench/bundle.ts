// Builds what a benchmark measures with the same tools as the product.
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";

/** Script and style of a page. */
export interface BenchPage {
  script: string;
  style: string;
}

/**
 * Code that exports everything from a module, so that the bundler removes none of it.
 *
 * @param file absolute path of the module
 */
export const keepAll = (file: string): string => `export * from ${JSON.stringify(file)};`;

/**
 * Builds a module into one script and one style.
 *
 * @param code of the module; its imports are absolute paths or packages
 */
export async function bundle(code: string): Promise<BenchPage> {
  const entry = resolve(import.meta.dirname, "entry.ts");
  const outputs = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      { name: "entry", resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
      react(),
    ],
    resolve: { conditions: ["source", "module", "browser", "production"] },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ["iife"], name: "bench", cssFileName: "style" },
    },
  });
  const results = [outputs].flat().flatMap((result) => ("output" in result ? [result] : []));
  const files = results.flatMap(({ output }): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] => output);
  const script = files.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  const style = files.map((file) => (file.type === "asset" ? String(file.source) : "")).join("");
  return { script, style };
}
