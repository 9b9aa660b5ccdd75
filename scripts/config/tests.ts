// The configuration of tests, a file of its own so that builds do not load Playwright and Storybook.
import { globSync } from "node:fs";
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import type { BrowserInstanceOption } from "vitest/node";
import { chromiumLaunchOptions } from "../shared/chromium.ts";
import { css } from "./css.ts";
import { guideCode } from "./guide-code.ts";
import { secondTryReporter } from "./second-try-reporter.ts";
import { sourceConditions } from "./source-conditions.ts";

const at = (...parts: string[]): string => resolve(import.meta.dirname, "../..", ...parts);
const sourceResolution = { conditions: sourceConditions };
const timeZone = { TZ: "Europe/Amsterdam" };

const chromium = { browser: "chromium" as const };

/** For a race of the test or of the browser. A test that needed it is listed at the end, so that its cause is found. */
const secondTry = { retry: 1 };

/** A browser of its own for each project: Vitest rejects one object shared between projects. */
const browser = (instances: BrowserInstanceOption[] = [{ ...chromium }]) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: chromiumLaunchOptions(),
    contextOptions: { locale: "nl-NL", timezoneId: "Europe/Amsterdam" },
  }),
  instances,
});

/** The longest tests of Node: the checks of the repository in a copy of it, the development server, the
 * unlocked package, the steps of a workflow, and a proof with a browser. */
const toolTests = [
  "scripts/new/created-things.test.ts",
  "scripts/build/unlocked-package.test.ts",
  "scripts/deploy/workflow-runs.test.ts",
  "scripts/prove/visit.test.ts",
  "packages/site/src/server/dev-site.test.ts",
];

/** These load a polyfill that changes the DOM of their page, so they do not share it with other files. */
const syntheticShadow = "**/conformance/{form-controls,synthetic-shadow}.browser.test.{ts,tsx}";

/** What tests in the browser import. Found only while they run, a dependency would reload the page under a test. */
const optimizeDeps = {
  include: [
    "@lwc/engine-dom",
    "@lwc/synthetic-shadow",
    "@tanstack/react-form",
    "@testing-library/jest-dom/vitest",
    "@testing-library/react",
    "@testing-library/user-event",
    "axe-core",
    "date-fns/formatISO",
    "react",
    "react-dom",
    "react-dom/client",
    "react-dom/server",
    "react-hook-form",
    "react/jsx-dev-runtime",
    "react/jsx-runtime",
    "storybook/test",
    "zustand",
    "zustand/vanilla",
  ],
};

/** Serves the pictures of stories under the names that their code shows, as Storybook does. */
const storyPictures: Plugin = {
  name: "travel-design:story-pictures",
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const [, file] = /^\/pictures\/(.*)/.exec(request.url ?? "") ?? [];
      const [path] = file
        ? globSync(`force-app/main/default/staticresources/*/${file.replace(/\?.*$/, "")}`, { cwd: at(".") })
        : [];
      if (path) request.url = `/${path.replaceAll("\\", "/")}`;
      next();
    });
  },
};

const sharedSetupFiles = [at("scripts/config/vitest-shared.setup.ts")];
const setupFiles = [...sharedSetupFiles, at("scripts/config/vitest.setup.ts")];
const browserSetupFiles = [...setupFiles, at("scripts/config/vitest-browser.setup.ts")];
/** Long enough for a busy machine, so that only a test that hangs fails. In milliseconds. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

/** Loading Storybook takes seconds, so it is loaded only for its own project. */
async function storyTests(globals: Record<string, unknown>) {
  const { storybookTest } = await import("@storybook/addon-vitest/vitest-plugin");
  return storybookTest({ configDir: at("storybook"), initialGlobals: globals });
}

/** What is chosen in Storybook's toolbar when a project shows the stories. On a wide screen only the layout differs, so it is dark there. */
const storyGlobals = {
  "stories-phone": { viewport: { value: "phone" } },
  "stories-dark": { viewport: { value: "desktop" }, theme: "dark" },
  "stories-brand": { brand: "second" },
};

/** Whether the command selects projects by `--project NAME` or `--project=NAME`, and not this one. */
function isLeftOut(project: string): boolean {
  const { argv } = process;
  return argv.some((parameter) => parameter.startsWith("--project")) && !argv.some((name) => name.endsWith(project));
}

/**
 * A process or a page keeps the modules that it has loaded, because loading them for every file takes longer than most tests. So what
 * a test replaces is restored before the next one.
 */
const shared = { isolate: false, restoreMocks: true, unstubGlobals: true, unstubEnvs: true };

/** Each inherits the plugins and the resolution of the whole. */
const projects = (): TestProjectConfiguration[] => [
  {
    test: {
      name: "node",
      environment: "node",
      include: ["packages/*/src/**/*.test.ts", "scripts/**/*.test.ts"],
      exclude: ["**/node_modules/**", "**/*.browser.test.ts", ...toolTests],
      setupFiles: sharedSetupFiles,
      env: timeZone,
      ...shared,
    },
  },
  { test: { name: "tools", environment: "node", include: toolTests, env: timeZone } },
  {
    test: {
      name: "unit",
      environment: "jsdom",
      include: ["packages/*/src/**/*.test.tsx", "storybook/guides/*.test.tsx"],
      exclude: ["**/node_modules/**", "**/*.browser.test.tsx"],
      setupFiles,
      env: timeZone,
      ...shared,
    },
  },
  {
    optimizeDeps,
    test: {
      name: "browser",
      include: ["packages/*/src/**/*.browser.test.{ts,tsx}", "storybook/guides/*.browser.test.tsx"],
      setupFiles: browserSetupFiles,
      browser: browser([
        { ...chromium, exclude: [syntheticShadow] },
        { ...chromium, name: "synthetic shadow", include: [syntheticShadow] },
      ]),
      ...shared,
      ...secondTry,
    },
  },
  ...Object.entries(storyGlobals).map(([name, globals]) => ({
    optimizeDeps,
    plugins: isLeftOut(name) ? [] : [storyTests(globals)],
    test: {
      name,
      setupFiles: [at("scripts/config/vitest-stories.setup.ts")],
      browser: browser(),
      ...shared,
      ...secondTry,
    },
  })),
];

export default defineConfig({
  root: at("."),
  css,
  plugins: [guideCode(), react(), storyPictures],
  resolve: sourceResolution,
  ssr: { resolve: sourceResolution },
  // Vitest would leave a core idle, which on two cores is half of them.
  test: {
    ...patience,
    projects: projects(),
    maxWorkers: "100%",
    reporters: ["default", secondTryReporter],
    // `--changed` runs everything when one of these changed: tests read the metadata and run the scripts.
    forceRerunTriggers: ["**/package.json", "**/vite.config.*", "force-app/**", "scripts/**"],
  },
});
