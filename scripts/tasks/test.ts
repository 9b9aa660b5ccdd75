// The tasks of `npm test`.
import { bin, playwright, script, vitest, type Command } from "../shared/commands.ts";
import type { Task } from "./task.ts";

const siteTests = { builds: ["site", "react-app", "builder"], usesAllCores: true };
const e2e = (...parameters: string[]): Command => playwright("config/playwright.config.ts", ...parameters);

const shellTests = { builds: ["resource", "shells"], usesAllCores: true };
const shells = (...parameters: string[]): Command => playwright("config/playwright-shells.config.ts", ...parameters);
/** Tests of the project `native` without those that render each block with hundreds of settings. */
const inNativeShadow = "^native (?!.*@differential)";

export const test = {
  unit: {
    sentence: "tests modules and components in Node and jsdom",
    whenItFails: "npx vitest run --project node PATH (or unit) until it passes",
    tier: "gate",
    commands: [vitest("node", "unit")],
  },
  tools: {
    sentence:
      "tests that what npm run new creates passes every check, and that npm run dev serves and reloads the site",
    whenItFails: "npx vitest run --project tools",
    tier: "complete",
    commands: [vitest("tools")],
  },
  lwc: {
    sentence: "tests the Lightning web components in Salesforce's jest environment",
    whenItFails: "npx jest --config scripts/config/jest.config.cjs NAME",
    tier: "gate",
    builds: ["resource"],
    commands: [bin("jest", "jest", "--config", "scripts/config/jest.config.cjs")],
  },
  browser: {
    sentence: "tests components in Chromium",
    whenItFails: "npx vitest run --project browser PATH until it passes",
    tier: "gate",
    commands: [[...vitest("browser"), "--bail=5"]],
  },
  "stories-phone": {
    sentence: "tests every story at the width of a phone: how it plays, its accessibility, what is on the console",
    whenItFails: "open the story that the message names, tab Accessibility",
    tier: "gate",
    commands: [vitest("stories-phone")],
  },
  "stories-rest": {
    sentence: "tests the same on a wide dark page, and with another brand",
    whenItFails: "as stories-phone, with the value in the toolbar that the project is named after",
    tier: "complete",
    commands: [vitest("stories-dark", "stories-brand")],
  },
  // The codes of the documentation are checked with the declarations of the packages.
  documentation: {
    sentence: "tests the pages of the built Storybook, and that their codes compile",
    whenItFails: "open the page in npm run storybook; a code: open its file",
    tier: "complete",
    builds: ["storybook", "ui", "platform"],
    usesAllCores: true,
    commands: [script("test/documentation/index.ts")],
  },
  "shells-native": {
    sentence: "tests the Lightning web components in Chromium, in native shadow",
    whenItFails: "npm test -- shells NAME --project=native",
    ...shellTests,
    tier: "gate",
    commands: [shells(`--grep=${inNativeShadow}`)],
  },
  "shells-rest": {
    sentence: "tests the same in synthetic shadow, and every block compared with other hosts",
    whenItFails: "npm test -- shells NAME --project=synthetic",
    ...shellTests,
    tier: "complete",
    commands: [shells(`--grep-invert=${inNativeShadow}`)],
  },
  shells: { sentence: "tests all Lightning web components, or some by name", ...shellTests, commands: [shells()] },
  journeys: {
    sentence: "tests what visitors and editors do most: the end-to-end tests with the tag @journey",
    whenItFails: "npm test -- e2e NAME, then npx playwright show-trace with the trace of the second try",
    ...siteTests,
    tier: "gate",
    commands: [e2e("--grep=@journey")],
  },
  "e2e-rest": {
    sentence: "tests the rest of the site, the React app and the page builder end to end",
    whenItFails: "as journeys",
    ...siteTests,
    tier: "complete",
    commands: [e2e("--grep-invert=@journey")],
  },
  e2e: { sentence: "tests everything end to end, or some by name", ...siteTests, commands: [e2e()] },
  pictures: {
    sentence: "saves pictures of every page and state in .artefacts/site, for reviews",
    ...siteTests,
    commands: [playwright("config/playwright-pictures.config.ts")],
  },
  // Rendering the pages of the React app leaves a channel of React open, which would keep the process alive.
  salesforce: {
    sentence: "plants defects that Salesforce's tools have to find; needs npm run check -- salesforce once",
    whenItFails: "the test names the tool and the defect",
    tier: "complete",
    commands: [
      [process.execPath, "--conditions=source", "--test", "--test-force-exit", "scripts/salesforce/tools/*.test.mjs"],
    ],
  },
  lws: {
    sentence: "tests the form inside Lightning Web Security; installs Salesforce's runtime on its first run",
    tier: "complete",
    builds: ["resource"],
    commands: [script("test/lws/test.mjs")],
  },
} satisfies Record<string, Task>;
