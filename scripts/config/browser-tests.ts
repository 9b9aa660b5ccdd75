// What all tests in Playwright share.
import { resolve } from "node:path";
import type { ReporterDescription } from "@playwright/test";
import { chromiumLaunchOptions } from "../shared/chromium.ts";

/** Prints the tests that needed a second try. */
export const secondTryReporter: ReporterDescription = [resolve(import.meta.dirname, "second-try-reporter.ts")];

export const browserTests = {
  fullyParallel: true,
  timeout: 120_000,
  // A busy machine is waited for; a page that never gets there still fails.
  expect: { timeout: 30_000 },
  // For a race of the test or of the browser. A test that needed it is listed at the end, so that its cause is found.
  retries: 1,
  maxFailures: 5,
} as const;

export const browserUse = {
  locale: "nl-NL",
  timezoneId: "Europe/Amsterdam",
  // An element that never appears fails here, at its line, instead of at the end of the test.
  actionTimeout: 30_000,
  screenshot: "only-on-failure",
  // A trace of every step costs more than the steps.
  trace: "on-first-retry",
  launchOptions: chromiumLaunchOptions(),
} as const;
