// The tasks of `npm run check`.
import { bin, orgTypes, playwright, script, tsc } from "../shared/commands.ts";
import type { Task } from "./task.ts";

export const check = {
  node: {
    sentence: "checks that Node is recent enough",
    whenItFails: "run it through npm run; on macOS install Node 22.22.2 or later",
    tier: "gate",
    commands: [script("check/node.mjs")],
  },
  lock: {
    sentence: "checks that the lockfile contains each package for each platform",
    whenItFails: "pin a version that has them all, then npm install",
    tier: "gate",
    commands: [script("check/lock.mjs")],
  },
  types: {
    sentence: "checks TypeScript, strict; also npm run typecheck",
    whenItFails: "read the first error; no any, no as",
    tier: "gate",
    commands: [tsc(".")],
  },
  lint: {
    sentence:
      "checks code (mistakes, import boundaries, accessibility, 300 lines per file), style sheets and cycles between folders; also npm run lint",
    whenItFails: "change the code; do not disable a rule for a line",
    tier: "gate",
    commands: [
      bin("oxlint", "oxlint"),
      bin("stylelint", "stylelint", "packages/*/src/**/*.css"),
      script("check/folders/index.ts"),
    ],
  },
  format: {
    sentence: "checks the format of everything but Apex, which salesforce checks",
    whenItFails: "npm run format; of Apex npm run format --prefix scripts/salesforce",
    tier: "gate",
    commands: [bin("prettier", "prettier", "--check", "--cache", "--cache-strategy=content", ".")],
  },
  // Knip ignores files that git ignores, and the lists of blocks are such files.
  "dead-code": {
    sentence: "finds unused files, exports and packages",
    whenItFails: "delete them, or remove the export",
    tier: "gate",
    commands: [bin("knip", "knip", "--no-gitignore", "--no-config-hints")],
  },
  generated: {
    sentence:
      "compares the generated files in git with the blocks, the formats of a request, the objects, the places of route maps and the tasks",
    whenItFails: "npm run generate, and commit the result",
    tier: "gate",
    commands: [
      orgTypes("--check"),
      script("generate/blocks/index.ts", "--check"),
      script("generate/maps/index.ts", "--check"),
      script("generate/commands/index.ts", "--check"),
    ],
  },
  site: {
    sentence:
      "checks every content.json of the site: blocks, settings, regions, ids, pictures, routes; says how full the static resources are",
    whenItFails: "the message names file, line and what is valid",
    tier: "gate",
    commands: [script("check/site.ts")],
  },
  parity: {
    sentence: "compares the rules of the form, Apex, the local org and the object",
    whenItFails: "the message names each side and its rule: make them equal",
    tier: "gate",
    commands: [script("check/parity/index.ts")],
  },
  size: {
    sentence: "measures the site's scripts and styles, compressed",
    whenItFails: "find what grew; change a limit in .size-limit.json only with a reason in the commit",
    tier: "gate",
    builds: ["site", "resource"],
    commands: [bin("size-limit", "size-limit")],
  },
  package: {
    sentence:
      "installs the packed libraries in empty projects, runs the code of their documentation, and measures them",
    whenItFails: "declare the type of an exported function; a large component duplicates shared code",
    tier: "complete",
    builds: ["ui", "platform"],
    commands: [script("check/package/index.ts")],
  },
  // Before its test, which uses the tools that it installs.
  salesforce: {
    sentence: "checks force-app with our rules and Salesforce's tools; downloads about 300 MB the first time",
    whenItFails: "each message names its file and what to do; two checks need Java 11 and are skipped without it",
    tier: "complete",
    builds: ["resource"],
    commands: [script("salesforce/check.ts")],
  },
  pictures: {
    sentence: "compares pictures of the stories, made with the packed library, with reviewed ones",
    whenItFails:
      "see the different pixels in .artefacts/pictures/results; if the change is meant, npm run check -- pictures -u, then look at each picture that changed",
    tier: "complete",
    builds: ["ui"],
    usesAllCores: true,
    commands: [script("check/pictures/build.ts"), playwright("check/pictures/playwright.config.ts")],
  },
  models: {
    sentence:
      "runs 10,000 random sequences against the models of the data layer and of the form, and texts for its rules",
    tier: "complete",
    commands: [script("check/models.ts")],
  },
} satisfies Record<string, Task>;
