import react from "@vitejs/plugin-react";
import { build } from "vite";
import { css } from "../config/css.ts";

/**
 * Builds a module into one script and one style, with the same tools as the product.
 *
 * @param code of the module; its imports are absolute paths
 */
export async function bundle(code: string): Promise<{ script: string; style: string }> {
  const entry = "/bench-entry.ts";
  const outputs = await build({
    configFile: false,
    logLevel: "error",
    css,
    plugins: [
      { name: "entry", resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
      react(),
    ],
    resolve: { conditions: ["source", "module", "browser", "production"] },
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, minify: true, lib: { entry, formats: ["iife"], name: "bench", cssFileName: "style" } },
  });
  const files = [outputs].flat().flatMap((result) => ("output" in result ? [...result.output] : []));
  const join = (type: "chunk" | "asset"): string =>
    files.map((file) => (file.type !== type ? "" : file.type === "chunk" ? file.code : String(file.source))).join("");
  return { script: join("chunk"), style: join("asset") };
}
