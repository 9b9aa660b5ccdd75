// Shows every story of the built Storybook on a phone and on a desktop: each must render and play without a console error
// and without an accessibility violation, also in a dark section and with another brand. `--pictures` saves screenshots of each
// component at three widths in .artefacts/storybook, for reviews.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import { preview } from "vite";
import { inspectDocs, inspectStories } from "./inspect.ts";
import type { Entry } from "./visit.ts";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";

const repository = resolve(import.meta.dirname, "../../..");
const built = join(repository, "storybook-static");
const folder = join(repository, ".artefacts/storybook");
/** Number of browser pages that use two cores fully. */
const pages = 4;

function readEntries(): Entry[] {
  const index = join(built, "index.json");
  if (!existsSync(index)) throw new Error("There is no storybook-static: run npm run build -- storybook first.");
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, "utf8"));
  return Object.values(entries);
}

const entries = readEntries();
const stories = entries.filter(({ type }) => type === "story");
const docs = entries.filter(({ type }) => type === "docs");
const savesPictures = process.argv.includes("--pictures");
if (savesPictures) rmSync(folder, { recursive: true, force: true });
const server = await preview({
  configFile: false,
  root: repository,
  build: { outDir: built },
  preview: { port: 0, host: "127.0.0.1" },
});
const browser = await chromium.launch(chromiumLaunchOptions());
const origin = new URL(server.resolvedUrls?.local[0] ?? "").origin;
/** Screenshots show the first story of a component. */
const firstOfTitle = new Map(stories.toReversed().map(({ title, id }) => [title, id]));
const shared = {
  browser,
  origin,
  folder,
  pictured: new Set(savesPictures ? firstOfTitle.values() : []),
  ids: new Set(entries.map(({ id }) => id)),
};
/** One iterator each: a page that is done with an entry takes the next one. */
const [nextStories, nextDocs] = [stories.values(), docs.values()];
const work = Array.from({ length: pages }, async () => [
  ...(await inspectStories({ ...shared, entries: nextStories })),
  ...(await inspectDocs({ ...shared, entries: nextDocs })),
]);
const findings = (await Promise.all(work)).flat();
await browser.close();
await server.close();

for (const { id, width, problem } of findings) console.error(`${id} at ${width} pixels: ${problem}`);
console.log(`${stories.length} stories and ${docs.length} pages, ${findings.length} problems`);
if (savesPictures) console.log(`Pictures: ${folder}`);
process.exitCode = findings.length === 0 ? 0 : 1;
