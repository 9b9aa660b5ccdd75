import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "../shared/chromium.ts";

const repository = resolve(import.meta.dirname, "../..");

/** The Lightning web components in a browser, in both kinds of shadow. */
export default defineConfig({
  testDir: resolve(repository, "scripts/test/shells"),
  outputDir: resolve(repository, "test-results/shells"),
  globalSetup: resolve(import.meta.dirname, "build-pages.ts"),
  fullyParallel: true,
  // With a worker for each of two cores a fifth of their time is idle.
  workers: 3,
  timeout: 120_000,
  // A busy machine is waited for; a page that never gets there still fails.
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: chromiumLaunchOptions(),
  },
  projects: [
    // Each worker starts a browser and an org, so the smaller projects have one, and are the first so that none waits for them at the end.
    { name: "synthetic", workers: 1, grepInvert: /@native/ },
    // The behavior tests run against React too.
    { name: "react", workers: 1, testMatch: "behavior/*.spec.ts" },
    { name: "native" },
  ],
});
