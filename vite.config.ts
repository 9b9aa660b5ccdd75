import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type PluginOption, type UserConfig } from "vite";
import { scriptNames } from "./packages/site/src/islands/block-scripts.ts";
import { css } from "./scripts/config/css.ts";
import { firstStyle, lateFonts, onlySecondStyle } from "./scripts/config/first-style.ts";
import { ownExports } from "./scripts/config/own-exports.ts";
import { packageBuild } from "./scripts/config/package-build.ts";
import { productionReact } from "./scripts/config/production-react.ts";
import { sourceConditions } from "./scripts/config/source-conditions.ts";
import { resourceBuild } from "./scripts/build/resource/build-config.ts";

const at = (...parts: string[]): string => resolve(import.meta.dirname, ...parts);

/** Selects the ports of a React app on Experience Cloud, see `imports` in packages/site/package.json. */
const appConditions = ["react-app", ...sourceConditions];
/**
 * React's compiler is not used: its memory made each control almost twice as heavy (an input 3.6 kB instead of 2.1), and would
 * cost 8 of the 90 kB of script on the home page. What has to stay the same between two renders says so itself.
 */
const plugins = (): PluginOption[] => [react()];

/**
 * Leaves an `import()` as it is. Vite would fetch a script's style sheet along with it, by 0.9 kB of code; there is one sheet,
 * and it is there already.
 */
const plainImports: PluginOption = {
  name: "travel-design:plain-imports",
  enforce: "pre",
  load: (id) => (id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : undefined),
};

/** In the browser a block is rendered from settings that the server parsed, so its parser and what hosts ask it stay there. */
const onlyRendering: PluginOption = {
  name: "travel-design:only-rendering",
  apply: "build",
  enforce: "pre",
  load: (id) =>
    id.endsWith("blocks/src/define/block.ts")
      ? 'export { defineRendering as defineBlock } from "./rendering.ts";'
      : undefined,
};

/** Nobody who starts the site needs to know how long plugins took. */
const checks = { pluginTimings: false };

/** The site's style sheet, and the scripts of its blocks. */
const siteScripts = (): Record<string, string> => ({
  style: at("packages/site/src/style.ts"),
  start: at("packages/site/src/islands/start.ts"),
  ...Object.fromEntries(scriptNames.map((name) => [name, at(`packages/site/src/islands/${name}.tsx`)])),
});

/**
 * What the form begins with in one file, and its later steps in another: in several, each compresses worse. Other scripts
 * take from both what they share with them.
 */
const formFiles = {
  codeSplitting: {
    groups: [
      // What the first script of every page needs is in its own file, and other scripts take it from there.
      {
        name: "start",
        test: /islands.(?:start|load-scripts)|link.(?:keep-page-query|page-query|phone-address)|quotation-form.(?:campaign|measurement)/,
        priority: 3,
      },
      { name: "quotation-form", test: /islands.quotation-form/, priority: 2 },
      { name: "later-steps", test: /view.later-steps|effects.submit-request/, priority: 1 },
    ],
  },
};

/** Folder of the built files in a React app: its `assets` has the static resources, whose names do not change with their content. */
const appFolder = "build";

/**
 * What the browser loads.
 *
 * @param outDir folder of the built files
 * @param assetsDir folder in it
 */
const siteBuild = (outDir: string, assetsDir = "assets"): UserConfig => ({
  root: at("packages/site"),
  // Built files refer to each other by relative addresses, because the site may be served below any path.
  base: "./",
  plugins: [plainImports, onlyRendering, productionReact(), ownExports(), onlySecondStyle()],
  // Pre-bundle: otherwise Vite reloads the page when it discovers a dependency.
  optimizeDeps: { entries: ["src/islands/*.{ts,tsx}"] },
  build: {
    outDir: at(outDir),
    assetsDir,
    emptyOutDir: true,
    manifest: true,
    // One sheet for every page; pages say themselves which scripts they need.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: siteScripts(),
      output: formFiles,
      // The page's code starts each script that it fetches.
      preserveEntrySignatures: "allow-extension",
      checks,
    },
  },
});

/** The style of what a visitor sees first, and the one that can wait. Built after the rest, into the same folder. */
const firstStyleBuild = (outDir: string, assetsDir = "assets"): UserConfig => ({
  root: at("packages/site"),
  base: "./",
  build: {
    outDir: at(outDir),
    assetsDir,
    emptyOutDir: false,
    manifest: ".vite/first-style.json",
    rolldownOptions: { input: [firstStyle, lateFonts], checks },
  },
});

const builds: Record<string, UserConfig> = {
  /** The component library as a package: ES modules and two style sheets. */
  ui: packageBuild("packages/ui"),
  /** The data layer as a package. */
  platform: packageBuild("packages/platform"),
  /** What the browser loads on the local site. */
  site: siteBuild("packages/site/dist/client"),
  /** The style that the local site's pages contain inline. */
  "first-style": firstStyleBuild("packages/site/dist/client"),
  /** The same two for the site as a React app on Experience Cloud. */
  "react-app": {
    ...siteBuild("packages/site/dist/react-app/client", appFolder),
    resolve: { conditions: appConditions },
  },
  "react-app-first-style": firstStyleBuild("packages/site/dist/react-app/client", appFolder),
  /** The script that the Lightning web components of force-app load. */
  resource: resourceBuild(),
  /** The page builder: a tool for the local org, which no page of the site loads. */
  builder: {
    root: at("packages/builder"),
    base: "./",
    build: {
      outDir: at("packages/builder/dist"),
      emptyOutDir: true,
      cssCodeSplit: false,
      // Nobody downloads it: it is loaded from this machine.
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: { builder: at("packages/builder/src/main.tsx") },
        output: { entryFileNames: "[name].js", assetFileNames: "[name][extname]" },
        checks,
      },
    },
  },
  /** What renders the local site's pages to HTML. */
  ssr: {
    root: at("packages/site"),
    build: {
      ssr: at("packages/site/src/entry-server.tsx"),
      outDir: at("packages/site/dist/server"),
      emptyOutDir: true,
      rolldownOptions: { checks },
    },
  },
};

/** Imported by Node: the bundler of this file would import it, and with it Playwright and Storybook, for builds too. */
async function loadTests(): Promise<UserConfig> {
  const file = pathToFileURL(at("scripts/config/tests.ts")).href;
  const { default: tests }: { default: UserConfig } = await import(file);
  return tests;
}

const configOf = (mode: string): UserConfig => ({
  ...(builds[mode] ?? builds.site),
  css,
  plugins: [...plugins(), ...(builds[mode]?.plugins ?? [])],
  resolve: builds[mode]?.resolve ?? { conditions: sourceConditions },
  // The built server contains its libraries, except css-tree, which reads files of its own. In development all stay outside.
  ssr: {
    resolve: { conditions: sourceConditions },
    ...(mode === "ssr" && { noExternal: true, external: ["css-tree"] }),
  },
});

export default defineConfig(({ mode }) => (mode === "test" ? loadTests() : configOf(mode)));
