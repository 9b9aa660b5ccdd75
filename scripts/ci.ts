// Runs every test and check. CI runs it in a clean checkout after `npm ci`.
import { ensureChromium } from "./chromium.ts";
import { conclude, npmScript, runInTurn, runSideBySide } from "./steps.ts";
import { testSteps } from "./test.ts";

const sources = [
  "check:node",
  "check:lock",
  "typecheck",
  "lint",
  "lint:folders",
  "lint:css",
  "format:check",
  "knip",
  "check:generated",
];
const products = ["check:package", "build:site"];
/** The first builds the static resource, and installs the tools that the second tests. */
const salesforce = ["check:salesforce", "test:salesforce"];

console.log(`Testing in ${ensureChromium()}`);
const outcomes = [
  ...(await runSideBySide([...sources, ...products].map(npmScript), salesforce.map(npmScript))),
  ...(await runInTurn([npmScript("size"), ...testSteps])),
];
process.exit(conclude(outcomes));
