// What each npm command can run: `npm run GROUP -- NAME`, or `npm test -- NAME`, and what `npm test` and `npm run test:all` run.
import { bin, declarations, orgTypes, playwright, script, tsc, vite, vitest, type Command } from "./shared/commands.ts";

/**
 * What `npm test` runs in six minutes, and what only `npm run test:all` runs. That one runs the gate in another Chromium, so that it
 * passes in any, and the rest in the usual one, which is the fastest.
 */
type Tier = "gate" | "complete";

/** Something that an npm command can run. */
export interface Task {
  /** These run one after the other, until one fails. */
  commands: readonly Command[];
  /** Names of the builds that it reads. */
  builds?: readonly string[];
  /** A task without a tier runs only where it is named. */
  tier?: Tier;
  /** Runs alone. Any other task runs beside another one, because it uses one core most of the time. */
  usesAllCores?: boolean;
}

/** Writes the generated files that are not in git. */
const uncommitted = script("generate/blocks/index.ts", "--uncommitted");

/** What tests and checks use. Each is built once in a run, into a folder that nothing else writes. */
const build = {
  ui: { commands: [vite("ui"), declarations("ui")] },
  platform: { commands: [vite("platform"), declarations("platform")] },
  resource: { commands: [vite("resource"), uncommitted] },
  site: { commands: [vite("site"), vite("site-styles"), script("build/site.ts")] },
  "react-app": {
    builds: ["site"],
    commands: [vite("react-app"), vite("react-app-styles"), script("build/react-app.ts")],
  },
  builder: { commands: [vite("builder")] },
  shells: { builds: ["resource"], commands: [script("build/shells.ts")] },
  storybook: {
    commands: [
      uncommitted,
      bin("storybook", "storybook", "build", "-c", "storybook", "-o", "storybook-static", "--disable-telemetry"),
    ],
  },
} satisfies Record<string, Task>;

const siteTests = { builds: ["site", "react-app", "builder"], usesAllCores: true };
const e2e = (...parameters: string[]): Command => playwright("config/playwright.config.ts", ...parameters);

const shellTests = { builds: ["resource", "shells"], usesAllCores: true };
const shells = (...parameters: string[]): Command => playwright("config/playwright-shells.config.ts", ...parameters);
/** Tests of the project `native` without those that render each block with hundreds of settings. */
const inNativeShadow = "^native (?!.*@differential)";

const test = {
  unit: { tier: "gate", commands: [vitest("node", "unit")] },
  tools: { tier: "complete", commands: [vitest("tools")] },
  lwc: {
    tier: "gate",
    builds: ["resource"],
    commands: [bin("jest", "jest", "--config", "scripts/config/jest.config.cjs")],
  },
  browser: { tier: "gate", commands: [[...vitest("browser"), "--bail=5"]] },
  "stories-phone": { tier: "gate", commands: [vitest("stories-phone")] },
  "stories-rest": { tier: "complete", commands: [vitest("stories-dark", "stories-brand")] },
  // The codes of the documentation are checked with the declarations of the packages.
  documentation: {
    tier: "complete",
    builds: ["storybook", "ui", "platform"],
    usesAllCores: true,
    commands: [script("test/documentation/index.ts")],
  },
  "shells-native": { ...shellTests, tier: "gate", commands: [shells(`--grep=${inNativeShadow}`)] },
  "shells-rest": { ...shellTests, tier: "complete", commands: [shells(`--grep-invert=${inNativeShadow}`)] },
  shells: { ...shellTests, commands: [shells()] },
  journeys: { ...siteTests, tier: "gate", commands: [e2e("--grep=@journey")] },
  "e2e-rest": { ...siteTests, tier: "complete", commands: [e2e("--grep-invert=@journey")] },
  e2e: { ...siteTests, commands: [e2e()] },
  pictures: { ...siteTests, commands: [playwright("config/playwright-pictures.config.ts")] },
  // Rendering the pages of the React app leaves a channel of React open, which would keep the process alive.
  salesforce: {
    tier: "complete",
    commands: [
      [process.execPath, "--conditions=source", "--test", "--test-force-exit", "scripts/salesforce/tools/*.test.mjs"],
    ],
  },
  lws: { tier: "complete", builds: ["resource"], commands: [script("test/lws/test.mjs")] },
} satisfies Record<string, Task>;

const check = {
  node: { tier: "gate", commands: [script("check/node.mjs")] },
  lock: { tier: "gate", commands: [script("check/lock.mjs")] },
  types: { tier: "gate", commands: [tsc(".")] },
  lint: {
    tier: "gate",
    commands: [
      bin("oxlint", "oxlint"),
      bin("stylelint", "stylelint", "packages/*/src/**/*.css"),
      script("check/folders/index.ts"),
    ],
  },
  format: {
    tier: "gate",
    commands: [bin("prettier", "prettier", "--check", "--cache", "--cache-strategy=content", ".")],
  },
  // The lists of blocks are not in git.
  "dead-code": { tier: "gate", commands: [bin("knip", "knip", "--no-gitignore", "--no-config-hints")] },
  generated: {
    tier: "gate",
    commands: [
      orgTypes("--check"),
      script("generate/blocks/index.ts", "--check"),
      script("generate/maps/index.ts", "--check"),
    ],
  },
  site: { tier: "gate", commands: [script("check/site.ts")] },
  parity: { tier: "gate", commands: [script("check/parity/index.ts")] },
  size: { tier: "gate", builds: ["site", "resource"], commands: [bin("size-limit", "size-limit")] },
  package: { tier: "complete", builds: ["ui", "platform"], commands: [script("check/package/index.ts")] },
  // Before its test, which uses the tools that it installs.
  salesforce: { tier: "complete", builds: ["resource"], commands: [script("salesforce/check.ts")] },
  pictures: {
    tier: "complete",
    builds: ["ui"],
    usesAllCores: true,
    commands: [script("check/pictures/build.ts"), playwright("check/pictures/playwright.config.ts")],
  },
  models: { tier: "complete", commands: [script("check/models.ts")] },
} satisfies Record<string, Task>;

const bench = {
  builder: { builds: ["site", "builder"], commands: [script("bench/run.ts", "builder")] },
  data: { commands: [script("bench/run.ts", "data")] },
  page: { builds: ["site"], commands: [script("bench/run.ts", "page")] },
  search: { commands: [script("bench/run.ts", "search")] },
} satisfies Record<string, Task>;

const generate = {
  blocks: { commands: [orgTypes(), script("generate/blocks/index.ts")] },
  fonts: { commands: [script("generate/fonts/index.ts")] },
  icons: { commands: [script("generate/icons/index.ts")] },
  maps: { commands: [script("generate/maps/index.ts")] },
  pictures: { commands: [script("generate/pictures/index.ts")] },
} satisfies Record<string, Task>;

/** Every task, by the group that its npm command names. */
export const tasks: Readonly<Record<string, Readonly<Record<string, Task>>>> = { build, check, test, bench, generate };

/** What runs without a name, in other groups than `test`. */
export const defaults: Readonly<Record<string, readonly string[]>> = {
  build: ["ui", "platform", "site"],
  generate: ["blocks"],
};
