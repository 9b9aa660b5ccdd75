// Weighs what a page's script holds of the data layer, by what the page imports of it.
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const source = (file: string): string =>
  JSON.stringify(resolve(import.meta.dirname, "../../../packages/platform/src", file));
const fromIndex = (...names: string[]): string => `export { ${names.join(", ")} } from ${source("index.ts")};`;

/** The cache with records and lists of them, without the table of endpoints and the transport. */
const engine = [
  `export { Engine } from ${source("cache/engine.ts")};`,
  `export { CacheEntry } from ${source("cache/cache-entry.ts")};`,
  `export { CachePart } from ${source("cache/engine.ts")};`,
  `export { listRecords } from ${source("codecs/list-records.ts")};`,
  `export { record } from ${source("codecs/record.ts")};`,
].join("\n");

const always = ["createPlatform", "httpTransport"];

/** What pages import, and what they may weigh in bytes of minified script, gzipped. */
export const pages: Readonly<Record<string, { readonly code: string; readonly budget?: number }>> = {
  "the engine": { code: engine, budget: 6.5 * 1024 },
  "a page with object info and picklists": {
    code: fromIndex(...always, "getObjectInfo", "getPicklistValues"),
    budget: 7.25 * 1024,
  },
  "a page with lists and writes": { code: fromIndex(...always, "getListRecordsByName", "updateRecord") },
  "a page with a record": { code: fromIndex(...always, "getRecord", "updateRecord") },
  "a page with content": { code: fromIndex(...always, "getContent") },
  "every endpoint": { code: `export * from ${source("index.ts")};` },
};

/**
 * What a page's script holds of the data layer.
 *
 * @param code what the page imports
 * @returns bytes of minified script, gzipped
 */
export async function weigh(code: string): Promise<number> {
  const entry = resolve(import.meta.dirname, "entry.ts");
  const outputs = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      { name: "entry", resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
    ],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: { write: false, minify: true, lib: { entry, formats: ["iife"], name: "data" } },
  });
  const files = [outputs].flat().flatMap((result) => ("output" in result ? [...result.output] : []));
  const script = files.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  return gzipSync(script, { level: 9 }).length;
}
