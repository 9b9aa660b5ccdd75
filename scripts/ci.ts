// What the CI runs from a clean checkout, after `npm ci`: every test, and whatever keeps the repository in order.
import { ensureChromium } from "./chromium.ts";
import { npmScript, runSteps } from "./steps.ts";
import { testSteps } from "./test.ts";

const order = ["check:node", "check:lock", "typecheck", "lint", "lint:css", "format:check", "knip", "check:generated"];
const products = [
  "build:ui",
  "check:package",
  "build:site",
  "build:resource",
  "size",
  "build:storybook",
  "check:storybook",
  "check:salesforce",
];

console.log(`Testing in ${ensureChromium()}`);
process.exit(runSteps([...order.map(npmScript), ...testSteps, ...products.map(npmScript)]));
