// What each npm command can run: `npm run GROUP -- NAME`, or `npm test -- NAME`, and what `npm test` and `npm run test:all` run.
import { bin, declarations, orgTypes, script, vite } from "./shared/commands.ts";
import { check } from "./tasks/check.ts";
import type { Task } from "./tasks/task.ts";
import { test } from "./tasks/test.ts";

/** Writes the generated files that are not in git. */
const uncommitted = script("generate/blocks/index.ts", "--uncommitted");

/** What tests and checks use. Each is built once in a run, into a folder that nothing else writes. */
const build = {
  ui: { sentence: "builds the component library as a package", commands: [vite("ui"), declarations("ui")] },
  platform: { sentence: "builds the data layer as a package", commands: [vite("platform"), declarations("platform")] },
  resource: {
    sentence: "builds the script that the Lightning web components load",
    commands: [vite("resource"), uncommitted],
  },
  site: {
    sentence: "builds the scripts and styles of the site, and writes its pages as files",
    commands: [vite("site"), vite("site-styles"), script("build/site.ts")],
  },
  "react-app": {
    sentence: "builds the site as a React app on Experience Cloud",
    builds: ["site"],
    commands: [vite("react-app"), vite("react-app-styles"), script("build/react-app.ts")],
  },
  "unlocked-package": {
    sentence: "writes the project of the unlocked package to build/unlocked-package",
    builds: ["resource"],
    commands: [script("build/unlocked-package.ts")],
  },
  builder: { sentence: "builds the page builder", commands: [vite("builder")] },
  shells: {
    sentence: "builds pages of Lightning web components for the tests",
    builds: ["resource"],
    commands: [script("build/shells.ts")],
  },
  storybook: {
    sentence: "builds Storybook",
    commands: [
      uncommitted,
      bin("storybook", "storybook", "build", "-c", "storybook", "-o", "storybook-static", "--disable-telemetry"),
    ],
  },
} satisfies Record<string, Task>;

const bench = {
  builder: {
    sentence: "measures the page builder with a large page",
    builds: ["site", "builder"],
    commands: [script("bench/run.ts", "builder")],
  },
  data: {
    sentence: "measures speed, memory and size of the data layer, beside the engine of Salesforce's own data service",
    commands: [script("bench/run.ts", "data")],
  },
  page: {
    sentence: "measures the home page and its steps, beside the same page with a plain React form; Lighthouse",
    builds: ["site"],
    commands: [script("bench/run.ts", "page")],
  },
  search: {
    sentence: "measures the search list with 200 to 100,000 options, beside downshift",
    commands: [script("bench/run.ts", "search")],
  },
} satisfies Record<string, Task>;

const generate = {
  blocks: {
    sentence:
      "writes what blocks determine: lists, stories, Lightning web components, a schema, the formats in Apex; the types of the org; and the tables of tasks in the guide to the commands",
    commands: [orgTypes(), script("generate/commands/index.ts"), script("generate/blocks/index.ts")],
  },
  fonts: { sentence: "makes the font subsets of the static resources", commands: [script("generate/fonts/index.ts")] },
  icons: { sentence: "makes the icon font of the static resources", commands: [script("generate/icons/index.ts")] },
  maps: {
    sentence:
      "writes the coast around the places of every route map on a page of the site, after a change of its places",
    commands: [script("generate/maps/index.ts")],
  },
  pictures: {
    sentence: "makes the sizes of the pictures in the static resources; with names of pictures, of those only",
    commands: [script("generate/pictures/index.ts")],
  },
} satisfies Record<string, Task>;

/** Every task, by the group that its npm command names. */
export const tasks: Readonly<Record<string, Readonly<Record<string, Task>>>> = { build, check, test, bench, generate };

/** What runs without a name, in other groups than `test`. */
export const defaults: Readonly<Record<string, readonly string[]>> = {
  build: ["ui", "platform", "site"],
  generate: ["blocks"],
};
