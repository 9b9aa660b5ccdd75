// The static resource with every block: one classic script, with its style sheet inside as text.
import { globSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin, UserConfig } from "vite";
import { scriptName } from "@travel-design/blocks/contract";
import { ownExports } from "../../config/own-exports.ts";
import { productionReact } from "../../config/production-react.ts";

const repository = resolve(import.meta.dirname, "../../..");
const placeholder = "TRAVEL_DESIGN_STYLE";
/** What the build leaves in a sheet for itself. */
const viteMark = /\/\*\$vite\$:\d+\*\//g;

type OutputFiles = Parameters<Extract<Plugin["generateBundle"], (...args: never[]) => unknown>>[1];

function moveStyle(_options: unknown, bundle: OutputFiles): void {
  const files = Object.values(bundle);
  const sheets = files.filter((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  const text = sheets
    .map((sheet) => (sheet.type === "asset" ? String(sheet.source).replace(viteMark, "").trim() : ""))
    .join("\n");
  for (const sheet of sheets) delete bundle[sheet.fileName];
  for (const file of files) {
    if (file.type === "chunk") file.code = file.code.replaceAll(placeholder, () => JSON.stringify(text));
  }
}

/**
 * Moves the style sheet into the script: a sheet in the page's head does not reach into a shadow, and a text does.
 * The script names it as a free variable, which this replaces by the text.
 */
function styleAsText(): Plugin {
  return {
    name: "style-as-text",
    generateBundle: { order: "post", handler: moveStyle },
  };
}

const awaitedImport = /await import\(("[^"]+")\)/g;

/**
 * Imports at once what other builds fetch later: a single script has nothing to fetch, and what it would prepare for that
 * costs it 2 kB.
 */
function importsAtOnce(): Plugin {
  return {
    name: "imports-at-once",
    enforce: "pre",
    transform(code, id) {
      if (id.includes("node_modules")) return undefined;
      const paths = [...code.matchAll(awaitedImport)].map(([, path]) => path);
      if (paths.length === 0) return undefined;
      const statements = paths.map((path, index) => `import * as importedAtOnce${index} from ${path};`);
      let next = 0;
      const body = code.replaceAll(awaitedImport, () => `await importedAtOnce${next++}`);
      return { code: `${statements.join("\n")}\n${body}`, map: null };
    },
  };
}

const fileName = `${scriptName}.js`;

/** Deletes what was built for another contract, which would be deployed too. */
const deleteOthers = (): Plugin => ({
  name: "delete-others",
  writeBundle({ dir = "" }) {
    const built = globSync("travelDesign*.js", { cwd: dir });
    for (const file of built.filter((name) => name !== fileName)) rmSync(join(dir, file));
  },
});

/**
 * How the script is built. Two builds of the same sources are the same to the byte.
 *
 * @param outDir where it is written, as `travelDesign` with the number of the contract
 */
export function resourceBuild(outDir = resolve(repository, "force-app/main/default/staticresources")): UserConfig {
  return {
    root: resolve(repository, "packages/blocks"),
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [importsAtOnce(), productionReact(), styleAsText(), ownExports(), deleteOthers()],
    build: {
      outDir,
      emptyOutDir: false,
      cssCodeSplit: false,
      target: ["es2022", "chrome111", "safari16.4", "firefox114"],
      lib: {
        entry: resolve(repository, "packages/blocks/src/mount/resource.ts"),
        formats: ["iife"],
        name: "TravelDesignScript",
        fileName: () => fileName,
      },
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  };
}
