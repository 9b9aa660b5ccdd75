import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type PluginOption, type UserConfig } from "vite";
import { css } from "./scripts/config/css.ts";
import { packageBuild } from "./scripts/config/package-build.ts";
import { siteScripts, siteStyles } from "./scripts/config/site-build.ts";
import { sourceConditions } from "./scripts/config/source-conditions.ts";
import { resourceBuild } from "./scripts/build/resource/build-config.ts";

const at = (...parts: string[]): string => resolve(import.meta.dirname, ...parts);

/** Selects the ports of a React app on Experience Cloud, see `imports` in packages/site/package.json. */
const appConditions = ["react-app"];
/**
 * React's compiler is not used: its memory made each control almost twice as heavy (an input 3.6 kB instead of 2.1), and would
 * cost 8 of the 90 kB of script on the home page. What has to stay the same between two renders says so itself.
 */
const plugins = (): PluginOption[] => [react()];

/** Nobody who starts the site needs to know how long plugins took. */
const checks = { pluginTimings: false };

const localSite = { outDir: "packages/site/dist/client", assetsDir: "assets" };
/** In `build` of a React app, `assets` has the static resources, whose names do not change with their content. */
const reactApp = { outDir: "packages/site/dist/react-app/client", assetsDir: "build", conditions: appConditions };

const builds: Record<string, UserConfig> = {
  /** The component library as a package: ES modules and two style sheets. */
  ui: packageBuild("packages/ui"),
  /** The data layer as a package. */
  platform: packageBuild("packages/platform"),
  /** What the browser loads on the local site. */
  site: siteScripts(localSite),
  "site-styles": siteStyles(localSite),
  /** The same for the site as a React app on Experience Cloud. */
  "react-app": siteScripts(reactApp),
  "react-app-styles": siteStyles(reactApp),
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
  // In development, Vite loads what renders the pages.
  ssr: { resolve: { conditions: sourceConditions } },
});

export default defineConfig(({ mode }) => (mode === "test" ? loadTests() : configOf(mode)));
