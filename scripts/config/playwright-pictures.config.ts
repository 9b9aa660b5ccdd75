import { defineConfig } from "@playwright/test";
import type { Host } from "../../packages/site/e2e/org-process.ts";
import endToEnd from "./playwright.config.ts";

/** Saves pictures of the site for reviews. It checks nothing, so the CI leaves it out. */
export default defineConfig<object, { host: Host }>({
  ...endToEnd,
  projects: (endToEnd.projects ?? []).filter(({ name }) => name === "desktop"),
  testMatch: "pictures.ts",
});
