import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserTests, browserUse, secondTryReporter } from "./browser-tests.ts";

const repository = resolve(import.meta.dirname, "../..");

/** The Lightning web components in a browser, in both kinds of shadow. */
export default defineConfig({
  ...browserTests,
  testDir: resolve(repository, "scripts/test/shells"),
  outputDir: resolve(repository, "test-results/shells"),
  // With a worker for each of two cores a fifth of their time is idle.
  workers: 3,
  reporter: [["list"], secondTryReporter],
  use: { ...browserUse, viewport: { width: 1280, height: 900 } },
  projects: [
    // Each worker starts a browser and an org, so the smaller projects have one, and are the first so that none waits for them at the end.
    { name: "synthetic", workers: 1, grepInvert: /@native/ },
    // The behavior tests run against React too.
    { name: "react", workers: 1, testMatch: "behavior/*.spec.ts" },
    { name: "native" },
  ],
});
