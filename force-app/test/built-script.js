import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadScript } from "lightning/platformResourceLoader";
import { ignoreUnknownCss } from "./unknown-css";

const [script] = globSync(resolve(__dirname, "../main/default/staticresources/travelDesign*.js"));

/** Makes the platform's loader evaluate the script that is deployed. Build it first: npm run build -- resource. */
export function serveBuiltScript() {
  ignoreUnknownCss();
  loadScript.mockImplementation(async () => {
    if (!window.TravelDesign) window.eval(readFileSync(script, "utf8"));
  });
}

/** Waits until a condition is true. */
export async function until(condition) {
  const end = Date.now() + 4000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Timed out waiting for ${condition}`);
    await new Promise((next) => setTimeout(next, 10));
  }
}
