// Shows every story of the built Storybook on a phone and on a desktop: each must render and play without a console error
// and without an accessibility violation, also in a dark section and with another brand. With --phone, on a phone and in the usual
// theme only.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import { preview } from "vite";
import { findCodeErrors, type Code } from "./codes.ts";
import { completeScope, inspectEntries, phoneScope } from "./inspect.ts";
import type { Entry } from "./visit.ts";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";

const repository = resolve(import.meta.dirname, "../../..");
const built = join(repository, "storybook-static");
/** Number of browser pages that use two cores fully. */
const pages = 4;

function readEntries(): Entry[] {
  const index = join(built, "index.json");
  if (!existsSync(index)) throw new Error("There is no storybook-static: run npm run build -- storybook first.");
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, "utf8"));
  return Object.values(entries);
}

const scope = process.argv.includes("--phone") ? phoneScope : completeScope;
const entries = readEntries();
const stories = entries.filter(({ type }) => type === "story");
const docs = entries.filter(({ type }) => type === "docs");
const server = await preview({
  configFile: false,
  root: repository,
  build: { outDir: built },
  preview: { port: 0, host: "127.0.0.1" },
});
const browser = await chromium.launch(chromiumLaunchOptions());
const origin = new URL(server.resolvedUrls?.local[0] ?? "").origin;
const codes: Code[] = [];
/** One iterator: a page that is done with an entry takes the next one. */
const shared = {
  browser,
  origin,
  scope,
  ids: new Set(entries.map(({ id }) => id)),
  codes,
  entries: [...stories, ...docs].values(),
};
const findings = (await Promise.all(Array.from({ length: pages }, () => inspectEntries(shared)))).flat();
await browser.close();
await server.close();
const errors = scope.readsCodes ? findCodeErrors(codes) : [];

for (const { id, width, problem } of findings) console.error(`${id} at ${width} pixels: ${problem}`);
for (const error of errors) console.error(`A code of a documentation page cannot be pasted: .artefacts/codes/${error}`);
const problems = findings.length + errors.length;
console.log(`${stories.length} stories, ${docs.length} pages and ${codes.length} codes, ${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;
