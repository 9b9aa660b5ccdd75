// Builds the contestants with the same tools as the product: Vite, and React's compiler.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";

const here = import.meta.dirname;

/** Who takes part, in the order of the report. */
export const contestantNames = ["limit", "downshift", "search-list"] as const;
export type ContestantName = (typeof contestantNames)[number];

/** A page as its script and style. */
export interface BenchPage {
  script: string;
  style: string;
}

/** Exports what a module has, so that the bundler keeps all of it. */
const keep = (file: string): string => `export * from ${JSON.stringify(resolve(here, file))};`;
const keepReact =
  'export { createRoot } from "react-dom/client"; export { use } from "react"; export { jsx } from "react/jsx-runtime";';

const controls = resolve(here, "../../../packages/ui/src/controls");
const keepOtherControls = readdirSync(controls)
  .filter((folder) => folder !== "search-list")
  .map((folder) => keep(`${controls}/${folder}/index.ts`))
  .join("");

/** What a page holds before the contestant comes: React, and for ours the controls that it shares its field parts with. */
const codeBefore: Record<ContestantName, string> = {
  limit: keepReact,
  downshift: keepReact,
  "search-list": keepReact + keepOtherControls,
};

/** What the contestant brings. */
const ownCode: Record<ContestantName, string> = {
  limit: keep("limit.tsx"),
  downshift: keep("downshift.tsx"),
  "search-list": keep(`${controls}/search-list/SearchList.tsx`),
};

async function bundle(code: string): Promise<BenchPage> {
  const entry = resolve(here, "entry.ts");
  const outputs = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      { name: "entry", resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
      react({ compiler: true }),
    ],
    resolve: { conditions: ["source", "module", "browser", "production"] },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ["iife"], name: "contestant", cssFileName: "style" },
    },
  });
  const results = [outputs].flat().flatMap((result) => ("output" in result ? [result] : []));
  const files = results.flatMap(({ output }): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] => output);
  const script = files.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  const style = files.map((file) => (file.type === "asset" ? String(file.source) : "")).join("");
  return { script, style };
}

const gzipBytes = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Builds a contestant's page. */
export function buildPage(name: ContestantName): Promise<BenchPage> {
  return bundle(keep(`pages/${name}.tsx`));
}

/**
 * What a contestant adds to a page that has React already, and for ours the other controls.
 *
 * @returns bytes of minified script, gzipped
 */
export async function addedBytes(name: ContestantName): Promise<number> {
  const before = await bundle(codeBefore[name]);
  const after = await bundle(codeBefore[name] + ownCode[name]);
  return gzipBytes(after.script) - gzipBytes(before.script);
}
