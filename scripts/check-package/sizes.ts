// What the library weighs in a page that has React and the fonts already: each component alone, and each entry as a whole.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** A thing that was weighed, in bytes of minified script or style after gzip. */
export interface Weight {
  name: string;
  bytes: number;
  limit: number;
}

/** One component imported alone. */
const componentLimit = 6500;

/** Limits of everything that an entry exports, imported together. No page needs all of it. */
const entries = [
  { name: "@travel-design/ui", file: "index.js", limit: 24_000 },
  { name: "@travel-design/ui/page", file: "page.js", limit: 16_800 },
  { name: "@travel-design/ui/icons", file: "icons.js", limit: 1500 },
];

const sheets = [
  { name: "@travel-design/ui/style.css", file: "style.css", limit: 6500 },
  { name: "@travel-design/ui/page.css", file: "page-style.css", limit: 6500 },
];

const gzipBytes = (text: string): number => gzipSync(text, { level: 9 }).length;

async function minified(project: string, code: string): Promise<string> {
  const entry = join(project, "entry.js");
  const outputs = await build({
    root: project,
    configFile: false,
    logLevel: "error",
    plugins: [
      { name: "entry", resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, external: /^react($|\/|-dom)/, preserveEntrySignatures: "strict" },
    },
  });
  const files = [outputs].flat().flatMap((result) => ("output" in result ? result.output : []));
  return files.map((file) => (file.type === "chunk" ? file.code : String(file.source))).join("");
}

const weigh = async (project: string, what: string, entry: string): Promise<number> =>
  gzipBytes(await minified(project, `export ${what} from ${JSON.stringify(entry)};`));

/** The names of the components that an entry exports. Importing it here also proves that a server can. */
async function componentNames(entryFile: string): Promise<string[]> {
  const library: Record<string, unknown> = await import(pathToFileURL(entryFile).href);
  return Object.keys(library).filter((name) => /^[A-Z]/u.test(name) && typeof library[name] === "function");
}

/** Weighs what is installed in the project. */
export async function weighPackage(project: string): Promise<Weight[]> {
  const dist = join(project, "node_modules/@travel-design/ui/dist");
  const components: Weight[] = [];
  const totals: Weight[] = [];
  for (const { name: entry, file, limit } of entries) {
    for (const name of await componentNames(join(dist, file))) {
      components.push({ name, bytes: await weigh(project, `{ ${name} }`, entry), limit: componentLimit });
    }
    totals.push({ name: entry, bytes: await weigh(project, "*", entry), limit });
  }
  for (const { name, file, limit } of sheets) {
    totals.push({ name, bytes: gzipBytes(readFileSync(join(dist, file), "utf8")), limit });
  }
  return [...components.toSorted((a, b) => a.bytes - b.bytes), ...totals];
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2).padStart(6);

/**
 * The weights as a table, a line each; what is too heavy is marked.
 *
 * @example weightTable([{ name: "Button", bytes: 812, limit: 4000 }]); // "Button    0.81 kB of   4.00 kB"
 */
export function weightTable(weights: readonly Weight[]): string {
  const width = Math.max(...weights.map(({ name }) => name.length));
  return weights
    .map(({ name, bytes, limit }) => {
      const line = `${name.padEnd(width)} ${kilobytes(bytes)} kB of ${kilobytes(limit)} kB`;
      return bytes > limit ? `${line}  too heavy` : line;
    })
    .join("\n");
}

/** Those that weigh more than they may. */
export const tooHeavy = (weights: readonly Weight[]): Weight[] => weights.filter(({ bytes, limit }) => bytes > limit);
