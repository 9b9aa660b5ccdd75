import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import type { Host } from "../../packages/site/e2e/org-process.ts";
import { browserTests, browserUse, secondTryReporter } from "./browser-tests.ts";

const repository = resolve(import.meta.dirname, "../..");
const builderTests = resolve(repository, "packages/builder/e2e");

/** Tests of what only a React app has. */
const appOnly = /react-app\.spec\.ts/;
/** The tag of tests whose result depends on the host or the device. Other tests run on the local site on a wide screen only. */
const everywhere = /@everywhere/;

const builderScreen = {
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: "reduce" },
  // Snapshots run a script in every frame. In the sandboxed frames of two versions that is an error, so no second try could pass.
  trace: { mode: "on-first-retry", snapshots: false },
} as const;

/** The built site, React app and page builder, as visitors and editors use them. `npm test` runs those with the tag `@journey`. */
export default defineConfig<object, { host: Host }>({
  ...browserTests,
  testDir: resolve(repository, "packages/site/e2e"),
  outputDir: resolve(repository, "test-results/e2e"),
  // Pictures that a test compares are made by the same run, so none is stored in the repository.
  snapshotPathTemplate: resolve(repository, "test-results/pictures/{testFileName}-{arg}{ext}"),
  // Tests wait for time to pass, too: with three workers a seventh of the time of two cores is idle.
  workers: 4,
  reporter: [["list"], secondTryReporter],
  use: browserUse,
  projects: [
    // Each worker starts a browser and an org, so the smallest projects have one, and are the first so that none waits for them at the end.
    {
      name: "phone",
      workers: 1,
      grep: everywhere,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    // The same journeys on the generated React app.
    {
      name: "react-app",
      workers: 1,
      grep: [appOnly, everywhere],
      use: {
        host: "react-app",
        viewport: { width: 1280, height: 900 },
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    // Motion costs a sixth of the time, so it is seen where it matters: on the phone, and in tests that enable it.
    {
      name: "desktop",
      testIgnore: appOnly,
      use: { viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } },
    },
    { name: "builder", testDir: builderTests, use: builderScreen },
  ],
});
