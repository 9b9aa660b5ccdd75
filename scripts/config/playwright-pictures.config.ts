import { defineConfig } from "@playwright/test";
import endToEnd from "./playwright.config.ts";

/** Saves pictures of the site for reviews. It checks nothing, so the CI leaves it out. */
export default defineConfig({
  ...endToEnd,
  projects: (endToEnd.projects ?? []).filter(({ name }) => name === "desktop"),
  testMatch: "pictures.ts",
});
