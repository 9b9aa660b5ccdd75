import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadScript } from "lightning/platformResourceLoader";

const script = resolve(__dirname, "../main/default/staticresources/travelDesign.js");

const { error } = console;

/** This stand-in for a browser knows less of CSS than browsers do, and says so at every sheet. */
function ignoreUnknownCss() {
  console.error = (...said) => {
    if (!String(said[0]).includes("Could not parse CSS stylesheet")) error(...said);
  };
}

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
