// The size of a package's exports in a page that has React and the fonts already.
import { join } from "node:path";
import { build } from "vite";
import { gzipBytes } from "./gzip.ts";

/** A measured size, in bytes of minified script or style after gzip. */
export interface Weight {
  name: string;
  bytes: number;
  limit: number;
}

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

/**
 * Measures what a page that imports something downloads, without React.
 *
 * @param what for example `{ Button }`, or `*` for all exports
 * @returns bytes of minified script and style after gzip
 */
export const weighExport = async (project: string, what: string, entry: string): Promise<number> =>
  gzipBytes(await minified(project, `export ${what} from ${JSON.stringify(entry)};`));

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2).padStart(6);

/**
 * Formats sizes as a table with one line each. Sizes above their limit are marked.
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

/** The sizes above their limit. */
export const tooHeavy = (weights: readonly Weight[]): Weight[] => weights.filter(({ bytes, limit }) => bytes > limit);
