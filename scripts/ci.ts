// Runs every test and check. CI runs it in a clean checkout after `npm ci`.
import { ensureChromium, findOtherChromium } from "./shared/chromium.ts";
import { conclude, runInTurn, runSideBySide, taskStep, type Step } from "./shared/steps.ts";
import { defaults } from "./tasks.ts";

const browser = ensureChromium({ prefersShell: true });
/** These run in Chromium itself where `npm test` runs them in its headless shell, because the two differ. */
const otherBrowser = findOtherChromium() ?? browser;
const inOtherBrowser = (step: Step): Step => ({ ...step, environment: { CHROMIUM_PATH: otherBrowser } });

const check = (...names: string[]) => names.map((name) => taskStep("check", name));
const test = (...names: readonly string[]) => names.map((name) => taskStep("test", name));

const sources = [
  "node",
  "lock",
  "types",
  "lint",
  "format",
  "dead-code",
  "words",
  "generated",
  "site",
  "package",
  "parity",
];
/** Two queues that end at about the same time. Most of their steps use one core, and tests in the browser often wait. */
const queues = [
  [...check(...sources), inOtherBrowser(taskStep("test", "browser"))],
  // The check of Salesforce installs the tools that its test uses, and builds the static resource as the next ones do.
  [...check("salesforce"), ...test("salesforce"), ...check("size"), ...test("lwc", "unit")],
];
const areQueued = new Set(queues.flat().map(({ name }) => name));
/** The pictures, and the rest of what `npm test` runs: each uses every core. */
const others = [...test(...(defaults.test ?? [])).filter(({ name }) => !areQueued.has(name)), ...check("pictures")];

const pixels = inOtherBrowser(taskStep("test", "e2e", "focus-contrast", "--project=desktop"));

console.log(`Testing in ${browser}, and once in ${otherBrowser}`);
const outcomes = [...(await runSideBySide(...queues)), ...(await runInTurn([...others, pixels]))];
process.exit(conclude(outcomes));
