// The files that the build made for the browser, and which of them a page needs.
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { contentTypeOf } from "@travel-design/local-org";
import type { PageAssets } from "../entry-server.tsx";
import type { ScriptName } from "../islands/block-scripts.ts";
import { textBody, type Body } from "./compressed-body.ts";

/** What is said of a file of the build in its manifest. */
interface ManifestEntry {
  file: string;
  imports: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

async function readManifest(output: string, name: "scripts" | "styles"): Promise<Manifest> {
  const manifest: unknown = JSON.parse(await readFile(join(output, `client/.vite/${name}.json`), "utf8"));
  const read = (value: unknown): ManifestEntry => {
    const { file, imports }: Record<string, unknown> = { ...Object(value) };
    return { file: String(file), imports: texts(imports) };
  };
  return Object.fromEntries(Object.entries(Object(manifest)).map(([key, value]) => [key, read(value)]));
}

function entryOf(manifest: Manifest, key: string): ManifestEntry {
  const entry = manifest[key];
  if (!entry) throw new Error(`The build lacks ${key}, which a page needs: build the site again.`);
  return entry;
}

/** The built file of an entry, and every file that it imports. */
function scriptsOf(manifest: Manifest, key: string): [string, ...string[]] {
  const entry = entryOf(manifest, key);
  return [`/${entry.file}`, ...new Set(entry.imports.flatMap((name) => scriptsOf(manifest, name)))];
}

/** The fonts of headings and text: upright, with the letters of Dutch. */
const isFirstFont = (file: string): boolean => /dutch-normal[^/]*\.woff2$/.test(basename(file));

/** The address of the style of what a visitor sees first, as a file. */
export const firstStylesheetOf = async (output: string): Promise<string> =>
  `/${entryOf(await readManifest(output, "styles"), "src/first-style.css").file}`;

/** The built style of what a visitor sees first. In its file, addresses of fonts are relative to that file. */
async function readFirstStyle(output: string, { file }: ManifestEntry): Promise<string> {
  const css = await readFile(join(output, "client", file), "utf8");
  return css.trim().replaceAll("url(./", `url(/${dirname(file)}/`);
}

/**
 * Reads which built files pages link to.
 *
 * @param output folder of the build
 * @throws Error when there is no build, or it lacks a file
 */
export async function readPageAssets(output: string): Promise<PageAssets> {
  const [scripts, styles] = await Promise.all([readManifest(output, "scripts"), readManifest(output, "styles")]);
  const fonts = Object.values(styles).flatMap(({ file }) => (isFirstFont(file) ? `/${file}` : []));
  const script = (name: ScriptName): [string, ...string[]] => scriptsOf(scripts, `src/islands/${name}.tsx`);
  return {
    firstStyle: await readFirstStyle(output, entryOf(styles, "src/first-style.css")),
    styles: [`/${entryOf(styles, "src/second-style.css").file}`],
    lateStyles: [`/${entryOf(styles, "src/late-fonts.css").file}`],
    fonts,
    start: scriptsOf(scripts, "src/islands/start.ts")[0],
    scripts: { "quotation-form": script("quotation-form"), "any-block": script("any-block") },
  };
}

/** A built file as it is sent. */
export interface SentFile extends Body {
  contentType: string;
}

/**
 * Takes the built files into memory, so that another build does not take them from under a site that runs.
 *
 * @returns files by path, for example `/assets/entry-client-abc.js`
 */
export async function readAssetFiles(output: string): Promise<ReadonlyMap<string, SentFile>> {
  const folder = join(output, "client/assets");
  const entries = (await readdir(folder)).map(async (name): Promise<[string, SentFile]> => {
    const plain = await readFile(join(folder, name));
    // Fonts are compressed already.
    const body = extname(name) === ".woff2" ? { plain } : textBody(plain);
    return [`/assets/${name}`, { contentType: contentTypeOf(extname(name)), ...body }];
  });
  return new Map(await Promise.all(entries));
}
