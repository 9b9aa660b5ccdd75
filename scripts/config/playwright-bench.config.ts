import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserTests, browserUse } from "./browser-tests.ts";

const repository = resolve(import.meta.dirname, "../..");

/** Measurements that need an org and pages as tests have them. One at a time, because another would delay it. */
export default defineConfig({
  ...browserTests,
  testDir: resolve(repository, "scripts/bench"),
  testMatch: ["builder/speed.ts", "memory/memory.ts"],
  outputDir: resolve(repository, "test-results/bench"),
  workers: 1,
  retries: 0,
  reporter: [["list"]],
  use: { ...browserUse, viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } },
  // The name of a project is the host in the address of a page.
  projects: [{ name: "native" }],
});
