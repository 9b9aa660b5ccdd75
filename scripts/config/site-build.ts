// What a browser loads on the site: its scripts, and its style sheets.
import { resolve } from "node:path";
import { normalizePath, type UserConfig } from "vite";
import { scriptNames } from "../../packages/site/src/islands/block-scripts.ts";
import { productionReact } from "./production-react.ts";
import { sourceConditions } from "./source-conditions.ts";

const packages = resolve(import.meta.dirname, "../../packages");
const fileOf = (path: string): string => normalizePath(resolve(packages, path));

/** The scripts by name, with their source files. Pages load the first one; that one loads the scripts of their blocks. */
const scripts: Readonly<Record<string, string>> = {
  start: fileOf("site/src/islands/start.ts"),
  ...Object.fromEntries(scriptNames.map((name) => [name, fileOf(`site/src/islands/${name}.tsx`)])),
  // What a visitor needs after the first step of the form.
  "later-steps": fileOf("quotation/src/view/later-steps.ts"),
};

/**
 * Scripts whose file contains everything that they import, unless an earlier one of this list contains it: in more files, the same
 * code compresses worse. Other scripts import what they share with them.
 */
const wholeScripts = ["start", "quotation-form", "later-steps"];

/** Where a build writes its files. */
interface SiteBuild {
  /** Path from the repository's root. */
  outDir: string;
  /** Folder in it. */
  assetsDir: string;
  /** Selects the ports of the host, see `imports` in packages/site/package.json. */
  conditions?: readonly string[];
}

const checks = { pluginTimings: false };
const shared = {
  root: resolve(packages, "site"),
  // Built files refer to each other by relative addresses, because the site may be served below any path.
  base: "./",
} satisfies UserConfig;

/**
 * The scripts. They are built as a library, because Vite would otherwise add 0.6 kB of code that preloads the files of an `import()`:
 * there is nothing to preload.
 */
export const siteScripts = ({ outDir, assetsDir, conditions = [] }: SiteBuild): UserConfig => ({
  ...shared,
  plugins: [productionReact()],
  // Pre-bundle: otherwise Vite reloads the page when it discovers a dependency.
  optimizeDeps: { entries: ["src/islands/*.{ts,tsx}"] },
  resolve: { conditions: ["hydration", ...conditions, ...sourceConditions] },
  build: {
    outDir: resolve(packages, "..", outDir),
    emptyOutDir: true,
    manifest: ".vite/scripts.json",
    lib: { entry: scripts, formats: ["es"] },
    rolldownOptions: {
      // The page's code starts each script that it fetches.
      preserveEntrySignatures: "allow-extension",
      checks,
      output: {
        entryFileNames: `${assetsDir}/[name]-[hash].js`,
        chunkFileNames: `${assetsDir}/[name]-[hash].js`,
        minify: true,
        comments: false,
        codeSplitting: {
          groups: wholeScripts.map((name, index) => ({
            name,
            test: (id: string) => id === scripts[name],
            priority: wholeScripts.length - index,
          })),
        },
      },
    },
  },
});

/** The style of what a visitor sees first, the one that pages link to, and the one that can wait. Built after the scripts, into the same folder. */
export const siteStyles = ({ outDir, assetsDir }: SiteBuild): UserConfig => ({
  ...shared,
  build: {
    outDir: resolve(packages, "..", outDir),
    assetsDir,
    emptyOutDir: false,
    manifest: ".vite/styles.json",
    rolldownOptions: {
      input: ["first-style", "second-style", "late-fonts"].map((name) => fileOf(`site/src/${name}.css`)),
      checks,
    },
  },
});
