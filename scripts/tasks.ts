// What each npm command can run: `npm run GROUP -- NAME`, or `npm test -- NAME`. The CI is a list of these tasks.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A Node program with its parameters, run from the root of the repository, without a shell. */
export type Command = readonly [program: string, ...parameters: string[]];
/** Commands that run one after the other, until one fails. */
export type Task = readonly Command[];

export const repository = resolve(import.meta.dirname, "..");
const modules = join(repository, "node_modules");

/** Runs one of our own programs, which imports the packages' sources. */
const script = (path: string, ...parameters: string[]): Command => [
  process.execPath,
  "--conditions=source",
  join(repository, "scripts", path),
  ...parameters,
];

/**
 * Runs a program that a package installs. Node runs its file, because Windows starts the files of `node_modules/.bin` only in a
 * shell.
 */
function bin(packageName: string, name: string, ...parameters: string[]): Command {
  const { bin: programs }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(modules, packageName, "package.json"), "utf8"),
  );
  const file = typeof programs === "string" ? programs : programs[name];
  if (!file) throw new Error(`${packageName} installs no program called ${name}.`);
  return [process.execPath, join(modules, packageName, file), ...parameters];
}

/** Writes the types of the local org, with which the data layer's tests compile. */
const orgTypes = (...parameters: string[]): Command => [
  process.execPath,
  join(repository, "packages/platform/travel-design-types.mjs"),
  "--force-app",
  "force-app",
  "--out",
  "packages/platform/src/testing/org.ts",
  ...parameters,
];
const vite = (mode: string): Command => bin("vite", "vite", "build", "--mode", mode, "--logLevel", "warn");
/** Several threads would each check the types that they share, and the CI has other work for the second core. */
const tsc = (project: string): Command => bin("typescript", "tsc", "-p", project, "--singleThreaded");
const declarations = (name: string): Command => tsc(`packages/${name}/tsconfig.build.json`);
const vitest = (...projects: string[]): Command =>
  bin("vitest", "vitest", "run", ...projects.flatMap((project) => ["--project", project]));
/** Its tests start the local org from the packages' sources. */
const playwright = (config: string): Command => {
  const [node, ...rest] = bin("@playwright/test", "playwright", "test", "-c", `scripts/config/${config}.config.ts`);
  return [node, "--conditions=source", ...rest];
};

const build = {
  ui: [vite("ui"), declarations("ui")],
  platform: [vite("platform"), declarations("platform")],
  resource: [vite("resource")],
  site: [vite("site"), vite("first-style"), vite("ssr"), script("build/prerender.ts")],
  storybook: [
    bin("storybook", "storybook", "build", "-c", "storybook", "-o", "storybook-static", "--disable-telemetry"),
  ],
} satisfies Record<string, Task>;

const test = {
  unit: [vitest("node", "unit")],
  lwc: [...build.resource, bin("jest", "jest", "--config", "scripts/config/jest.config.cjs")],
  browser: [vitest("browser")],
  // The codes of the documentation are checked with the declarations of the packages.
  stories: [declarations("ui"), declarations("platform"), ...build.storybook, script("test/stories/index.ts")],
  e2e: [playwright("playwright")],
  pictures: [playwright("playwright-pictures")],
  shells: [playwright("playwright-shells")],
  // Rendering the pages of the React app leaves a channel of React open, which would keep the process alive.
  salesforce: [
    [process.execPath, "--conditions=source", "--test", "--test-force-exit", "scripts/salesforce/tools/*.test.mjs"],
  ],
  lws: [...build.resource, script("test/lws/test.mjs")],
} satisfies Record<string, Task>;

const check = {
  node: [script("check/node.mjs")],
  lock: [script("check/lock.mjs")],
  types: [tsc(".")],
  lint: [
    bin("oxlint", "oxlint"),
    bin("stylelint", "stylelint", "packages/*/src/**/*.css"),
    script("check/folders/index.ts"),
  ],
  format: [bin("prettier", "prettier", "--check", ".")],
  "dead-code": [bin("knip", "knip")],
  words: [script("check/words/index.ts")],
  generated: [orgTypes("--check"), script("generate/blocks/index.ts", "--check")],
  site: [script("check/site.ts")],
  parity: [script("check/parity/index.ts")],
  package: [...build.ui, ...build.platform, script("check/package/index.ts")],
  salesforce: [...build.resource, script("salesforce/check.ts")],
  size: [...build.site, ...build.resource, bin("size-limit", "size-limit")],
  pictures: [...build.ui, script("check/pictures/build.ts"), playwright("playwright-stories")],
  commands: [script("check/commands/index.ts")],
  models: [script("check/models.ts")],
  "planted-defects": [script("check/planted-defects/index.ts")],
} satisfies Record<string, Task>;

const bench = {
  carousel: [script("bench/run.ts", "carousel")],
  data: [script("bench/run.ts", "data")],
  grid: [script("bench/run.ts", "grid")],
  page: [...build.site, script("bench/run.ts", "page")],
  search: [script("bench/run.ts", "search")],
  shells: [script("bench/run.ts", "shells")],
} satisfies Record<string, Task>;

const generate = {
  blocks: [orgTypes(), script("generate/blocks/index.ts")],
  fonts: [script("generate/fonts/index.ts")],
  icons: [script("generate/icons/index.ts")],
  artwork: [script("artwork/index.ts")],
} satisfies Record<string, Task>;

/** Every task, by the group that its npm command names. */
export const tasks: Readonly<Record<string, Readonly<Record<string, Task>>>> = { build, test, check, bench, generate };

/** What runs without a name. */
export const defaults: Readonly<Record<string, readonly string[]>> = {
  build: ["ui", "platform", "site"],
  test: ["unit", "lwc", "browser", "stories", "e2e", "shells"],
  generate: ["blocks"],
};
