// Runs every test and check. CI runs it in a clean checkout after `npm ci`.
import { ensureChromium } from "./shared/chromium.ts";
import { conclude, runInTurn, runSideBySide, taskStep } from "./shared/steps.ts";
import { defaults } from "./tasks.ts";

const check = (...names: string[]) => names.map((name) => taskStep("check", name));
const test = (...names: readonly string[]) => names.map((name) => taskStep("test", name));

/** The first builds the static resource, and installs the tools that the second tests. */
const salesforce = [...check("salesforce"), ...test("salesforce")];
const sources = check("node", "lock", "types", "lint", "format", "dead-code", "words", "generated", "site", "package");

console.log(`Testing in ${ensureChromium({ prefersShell: true })}`);
const outcomes = [
  ...(await runSideBySide(sources, salesforce)),
  ...(await runInTurn([...check("size", "parity"), ...test(...(defaults.test ?? []))])),
];
process.exit(conclude(outcomes));
