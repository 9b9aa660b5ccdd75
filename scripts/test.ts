// npm test: everything that can be tested on this machine. It finds or installs the browser that it needs.
import { ensureChromium } from "./chromium.ts";
import { conclude, npmScript, runInTurn } from "./steps.ts";

/** What `npm test` runs, in order; the CI runs the same. */
export const testSteps = [
  "check:parity",
  "test:unit",
  "test:lwc",
  "test:browser",
  "test:stories",
  "test:e2e",
  "test:shells",
].map(npmScript);

if (import.meta.main) {
  try {
    console.log(`Testing in ${ensureChromium()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  process.exit(conclude(await runInTurn(testSteps)));
}
