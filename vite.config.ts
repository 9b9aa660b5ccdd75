import { resolve } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { PluginOption, UserConfig } from "vite";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { scriptNames } from "./packages/site/src/islands/block-scripts.ts";
import { chromiumLaunchOptions } from "./scripts/chromium.ts";
import { firstStyle, withoutFirstStyle } from "./scripts/config/first-style.ts";
import { ownExports } from "./scripts/config/own-exports.ts";
import { productionReact } from "./scripts/config/production-react.ts";
import { resourceBuild } from "./scripts/resource/build-config.ts";

const at = (...parts: string[]): string => resolve(import.meta.dirname, ...parts);

/** Workspaces read each other's sources, so nothing has to be built before it is used. */
const sourceResolution = { conditions: ["source", "module", "browser", "development|production"] };
/**
 * React's compiler is not used: its memory made each control almost twice as heavy (an input 3.6 kB instead of 2.1), and would
 * cost 8 of the 90 kB of script on the home page. What has to stay the same between two renders says so itself.
 */
const plugins = (): PluginOption[] => [react()];
const timeZone = { TZ: "Europe/Amsterdam" };

/**
 * Leaves an `import()` as it is. Vite would fetch a script's style sheet along with it, by 0.9 kB of code; there is one sheet,
 * and it is there already.
 */
const plainImports: PluginOption = {
  name: "travel-design:plain-imports",
  enforce: "pre",
  load: (id) => (id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : undefined),
};

/** How long plugins took is of no use to whoever starts the site. */
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
        test: /islands.(?:start|load-scripts)|link.(?:keep-page-query|page-query)|quotation-form.(?:campaign|measurement)/,
        priority: 3,
      },
      { name: "quotation-form", test: /islands.quotation-form|rolldown.runtime/, priority: 2 },
      { name: "later-steps", test: /view.later-steps|effects.submit-request/, priority: 1 },
    ],
  },
};

/**
 * Builds a package that others install.
 *
 * @param entries names in `dist`, with their source files
 */
const packageBuild = (folder: string, entries: Record<string, string>): UserConfig => ({
  root: at(folder),
  build: {
    lib: {
      entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, at(folder, "src", file)])),
      formats: ["es"],
    },
    cssCodeSplit: true,
    emptyOutDir: true,
    // The page that uses the package is minified; until then a stack trace should be readable.
    minify: false,
    cssMinify: true,
    rolldownOptions: {
      external: [/^react($|\/|-dom)/],
      // One file per source file, so that any bundler leaves out what a page does not import.
      output: { preserveModules: true, preserveModulesRoot: at(folder, "src") },
    },
    sourcemap: true,
  },
});

const builds: Record<string, UserConfig> = {
  /** The component library as a package: ES modules and two style sheets. */
  ui: packageBuild("packages/ui", {
    index: "index.ts",
    models: "models.ts",
    page: "page/index.ts",
    messages: "messages.ts",
    icons: "icons/shapes.ts",
    tokens: "tokens/index.ts",
    style: "style.css",
    "page-style": "page/page.css",
  }),
  /** The data layer as a package. */
  platform: packageBuild("packages/platform", {
    index: "index.ts",
    "react/index": "react/index.ts",
    "indexeddb/index": "indexeddb/index.ts",
  }),
  /** What the browser loads on the local site. */
  site: {
    root: at("packages/site"),
    // Built files refer to each other by relative addresses, because the site may be served below any path.
    base: "./",
    plugins: [plainImports, productionReact(), ownExports(), withoutFirstStyle()],
    // Found only while a page is open, a dependency would reload it under the visitor's hands.
    optimizeDeps: { entries: ["src/islands/*.{ts,tsx}"] },
    build: {
      outDir: at("packages/site/dist/client"),
      emptyOutDir: true,
      manifest: true,
      // One sheet for every page; pages say themselves which scripts they need.
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: siteScripts(),
        output: formFiles,
        // A script is begun by whoever fetches it.
        preserveEntrySignatures: "allow-extension",
        checks,
      },
    },
  },
  /** The style that the local site's pages contain inline. Built after the rest, into the same folder. */
  "first-style": {
    root: at("packages/site"),
    base: "./",
    build: {
      outDir: at("packages/site/dist/client"),
      emptyOutDir: false,
      manifest: ".vite/first-style.json",
      rolldownOptions: { input: firstStyle, checks },
    },
  },
  /** The script that the Lightning web components of force-app load. */
  resource: resourceBuild(),
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

/** A browser of its own for each project: Vitest refuses one object shared between projects. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: chromiumLaunchOptions(),
    contextOptions: { locale: "nl-NL", timezoneId: "Europe/Amsterdam" },
  }),
  instances: [{ browser: "chromium" as const }],
});

/** What tests in the browser import. Found only while they run, a dependency would reload the page under a test. */
const optimizeDeps = {
  include: [
    "@lwc/engine-dom",
    "@lwc/synthetic-shadow",
    "@testing-library/jest-dom/vitest",
    "@testing-library/react",
    "@testing-library/user-event",
    "axe-core",
    "date-fns/formatISO",
    "date-fns/isExists",
    "react",
    "react-dom",
    "react-dom/client",
    "react-dom/server",
    "react/jsx-dev-runtime",
    "react/jsx-runtime",
    "storybook/test",
    "zustand",
    "zustand/vanilla",
  ],
};

const setupFiles = [at("scripts/vitest.setup.ts")];
/** A test that hangs ends; one that a busy machine holds up is not refused for it. In milliseconds. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };
/** Each inherits the plugins and the resolution of the whole. */
const projects = (): TestProjectConfiguration[] => [
  {
    test: {
      name: "node",
      environment: "node",
      include: ["packages/*/src/**/*.test.ts", "scripts/**/*.test.ts"],
      exclude: ["**/node_modules/**", "**/*.browser.test.ts"],
      env: timeZone,
      // What they replace they put back, so a worker may keep what it has loaded: half the time.
      isolate: false,
    },
  },
  {
    test: {
      name: "unit",
      environment: "jsdom",
      include: ["packages/*/src/**/*.test.tsx"],
      exclude: ["**/node_modules/**", "**/*.browser.test.tsx"],
      setupFiles,
      env: timeZone,
    },
  },
  {
    optimizeDeps,
    test: { name: "browser", include: ["packages/*/src/**/*.browser.test.{ts,tsx}"], setupFiles, browser: browser() },
  },
  {
    optimizeDeps,
    plugins: [storybookTest({ configDir: at("storybook") })],
    test: { name: "stories", browser: browser() },
  },
];

export default defineConfig(({ mode }) => {
  const isTest = Boolean(process.env.VITEST);
  return {
    // Vitest would leave a core idle, which on two cores is half of them.
    ...(isTest
      ? { root: at("."), test: { ...patience, projects: projects(), maxWorkers: "100%" } }
      : (builds[mode] ?? builds.site)),
    plugins: [...plugins(), ...(builds[mode]?.plugins ?? [])],
    resolve: sourceResolution,
    // The built server stands alone; in development and tests the libraries stay outside.
    ssr: { resolve: sourceResolution, ...(mode === "ssr" && { noExternal: true }) },
  };
});
