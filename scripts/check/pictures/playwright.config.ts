import { join, resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { outputFolder } from "./stories.ts";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";
import { secondTryReporter } from "../../config/browser-tests.ts";

const folder = import.meta.dirname;

const { args, ...launchOptions } = chromiumLaunchOptions();
/** Paints whole tiles: the edge of a part that is painted again differs by one level in some of the runs. */
const wholeTiles = "--disable-partial-raster";

/** Pictures of the stories of the packed library. */
export default defineConfig({
  testDir: folder,
  outputDir: join(outputFolder, "results"),
  snapshotPathTemplate: join(folder, "reviewed/{arg}{ext}"),
  // A picture without a review fails.
  updateSnapshots: "none",
  fullyParallel: true,
  workers: 4,
  // A busy machine is waited for; a story that never gets there still fails.
  timeout: 120_000,
  retries: 1,
  reporter: [[resolve(import.meta.dirname, "picture-reporter.ts")], secondTryReporter],
  use: { launchOptions: { ...launchOptions, args: [...args, wholeTiles] } },
});
