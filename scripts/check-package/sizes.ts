// What the library weighs in a page that has React and the fonts already: each component alone, and all of it.
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
const componentLimit = 7000;
/** Every component and function, which no page needs. */
const scriptLimit = 29_000;
/** The style sheet of every component. */
const styleLimit = 9000;

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

const weigh = async (project: string, what: string): Promise<number> =>
  gzipBytes(await minified(project, `export ${what} from "@travel-design/ui";`));

/** The names of the components a package exports; importing it here also proves that a server can. */
async function componentNames(project: string): Promise<string[]> {
  const entry = join(project, "node_modules/@travel-design/ui/dist/index.js");
  const library: Record<string, unknown> = await import(pathToFileURL(entry).href);
  return Object.keys(library).filter((name) => /^[A-Z]/u.test(name) && typeof library[name] === "function");
}

/** Weighs what is installed in the project. */
export async function weighPackage(project: string): Promise<Weight[]> {
  const weights: Weight[] = [];
  for (const name of await componentNames(project)) {
    weights.push({ name, bytes: await weigh(project, `{ ${name} }`), limit: componentLimit });
  }
  const sheet = readFileSync(join(project, "node_modules/@travel-design/ui/dist/style.css"), "utf8");
  return [
    ...weights.toSorted((a, b) => a.bytes - b.bytes),
    { name: "all of the script", bytes: await weigh(project, "*"), limit: scriptLimit },
    { name: "all of the style", bytes: gzipBytes(sheet), limit: styleLimit },
  ];
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
