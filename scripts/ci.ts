// What the CI runs from a clean checkout, after `npm ci`: every test, and whatever keeps the repository in order.
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
const products = ["build:ui", "check:package", "build:site"];
const salesforce = ["build:resource", "check:salesforce"];

console.log(`Testing in ${ensureChromium()}`);
const outcomes = [
  ...(await runSideBySide([...sources, ...products].map(npmScript), salesforce.map(npmScript))),
  ...(await runInTurn([npmScript("size"), ...testSteps])),
];
process.exit(conclude(outcomes));
