// The size of everything that an entry exports, by the bundlers that pages are built with.
import { createRequire } from "node:module";
import { join } from "node:path";
import { build, transform, type Metafile } from "esbuild";
import { rollup } from "rollup";
import { gzipBytes } from "./gzip.ts";

const react = ["react", "react-dom", "react/jsx-runtime"];

async function bundleWithEsbuild(
  code: string,
  project: string,
): Promise<{ script: string; modules: Metafile["outputs"] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: project },
    bundle: true,
    minify: true,
    format: "esm",
    external: react,
    write: false,
    metafile: true,
    logLevel: "error",
  });
  return { script: outputFiles.map(({ text }) => text).join(""), modules: metafile.outputs };
}

async function bundleWithRollup(code: string, project: string): Promise<string> {
  const { resolve } = createRequire(join(project, "package.json"));
  const bundle = await rollup({
    input: "entry",
    external: react,
    // As `sideEffects` in the package's manifest says, which the bundler reads with a plugin only.
    treeshake: { moduleSideEffects: false },
    // Directives are for servers.
    onLog: (level, log, handle) => log.code === "MODULE_LEVEL_DIRECTIVE" || handle(level, log),
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? id : id.startsWith("@") ? resolve(id) : null),
        load: (id) => (id === "entry" ? code : null),
        // What development builds contain only.
        transform: (text) => text.replaceAll("process.env.NODE_ENV", '"production"'),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "es" });
  return (
    await transform(output.map((file) => ("code" in file ? file.code : "")).join(""), { minify: true, format: "esm" })
  ).code;
}

/** Bytes of minified script after gzip, by bundler. */
export async function weighByBundler(
  project: string,
  what: string,
  entry: string,
): Promise<{ esbuild: number; rollup: number }> {
  const code = `export ${what} from ${JSON.stringify(entry)};`;
  const { script } = await bundleWithEsbuild(code, project);
  return { esbuild: gzipBytes(script), rollup: gzipBytes(await bundleWithRollup(code, project)) };
}

/** Bytes that each file of the package has in a page that imports all of an entry, minified and before gzip, the largest first. */
export async function moduleSizes(project: string, entry: string): Promise<[file: string, bytes: number][]> {
  const { modules } = await bundleWithEsbuild(`export * from ${JSON.stringify(entry)};`, project);
  const sizes = Object.values(modules).flatMap(({ inputs }) =>
    Object.entries(inputs).map(([file, { bytesInOutput }]): [string, number] => [
      file.replace(/^.*node_modules\//u, ""),
      bytesInOutput,
    ]),
  );
  return sizes.toSorted(([, a], [, b]) => b - a);
}
