// Shows every documentation page of the built Storybook: each must render with its stories and without a console error, say what each
// prop is for, and link to pages that exist. Its codes must compile as a reader would paste them. Vitest runs the stories themselves.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright";
import { preview } from "vite";
import { collectBrowserErrors } from "../../shared/browser-errors.ts";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";
import { printSecondTry } from "../../shared/second-tries.ts";
import { findCodeErrors, readCodes, type Code } from "./codes.ts";
import { findBrokenLinks, openPreview, showDocs, type Entry } from "./visit.ts";

const repository = resolve(import.meta.dirname, "../../..");
const built = join(repository, "storybook-static");
/** Number of browser pages that use two cores fully. */
const browserPages = 4;

function readEntries(): Entry[] {
  const index = join(built, "index.json");
  if (!existsSync(index)) throw new Error("There is no storybook-static: run npm run build -- storybook first.");
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, "utf8"));
  return Object.values(entries);
}

const entries = readEntries();
const ids = new Set(entries.map(({ id }) => id));
/** In an order that never shows a page twice in a row, because Storybook would not show it again. */
const documents = entries.filter(({ type }) => type === "docs").toReversed();
const codes: Code[] = [];
const problems: string[] = [];

/** Loads lazy pictures too, so that a missing one is an error on the console. */
const loadImages = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });

/** Shows pages of an iterator until none is left. A page with a problem is shown once more. */
async function inspect(origin: string, page: Page, rest: Iterable<Entry>): Promise<void> {
  const errors = await collectBrowserErrors(page);
  const problemsOf = async (id: string): Promise<string[]> => {
    const found = [...(await showDocs(page, id)), ...(await findBrokenLinks(page, ids))];
    await loadImages(page);
    return [...found, ...errors.splice(0)];
  };
  /** Storybook loads what shows a code with the first one. Before that, a page counts as rendered without its codes. */
  const open = async (): Promise<void> => {
    await openPreview(page, origin);
    await showDocs(page, "welcome--docs");
    await page.waitForSelector("pre.prismjs");
    errors.splice(0);
  };
  await open();
  for (const { id, title } of rest) {
    const first = await problemsOf(id);
    // Storybook does not show again what it shows.
    if (first.length > 0) await open();
    const second = first.length > 0 ? await problemsOf(id) : [];
    if (first.length > 0 && second.length === 0) printSecondTry(title, id);
    problems.push(...second.map((problem) => `${id}: ${problem}`));
    codes.push(...(await readCodes(page, id)));
  }
}

const server = await preview({
  configFile: false,
  root: repository,
  build: { outDir: built },
  preview: { port: 0, host: "127.0.0.1" },
});
const browser = await chromium.launch(chromiumLaunchOptions());
const { origin } = new URL(server.resolvedUrls?.local[0] ?? "");
/** One iterator: a browser page that is done takes the next document. */
const rest = documents.values();
await Promise.all(
  Array.from({ length: browserPages }, async () => inspect(origin, await browser.newPage({ locale: "nl-NL" }), rest)),
);
await browser.close();
await server.close();
for (const error of findCodeErrors(codes))
  problems.push(`A code of a documentation page cannot be pasted: .artefacts/codes/${error}`);
for (const problem of problems) console.error(problem);
console.log(`${documents.length} pages and ${codes.length} codes, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
