import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadScript } from "lightning/platformResourceLoader";
import { ignoreUnknownCss } from "./unknown-css";

const script = resolve(__dirname, "../main/default/staticresources/travelDesign.js");

/** Lets the platform's loader evaluate the script that is really deployed. Build it first: npm run build:resource. */
export function serveBuiltScript() {
  ignoreUnknownCss();
  loadScript.mockImplementation(async () => {
    if (!window.TravelDesign) window.eval(readFileSync(script, "utf8"));
  });
}

/** Waits until something is true; what a component does takes as many turns as it takes. */
export async function until(condition) {
  const end = Date.now() + 4000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`It never came true: ${condition}`);
    await new Promise((next) => setTimeout(next, 10));
  }
}
