// Checks stories and documentation pages in one browser page, at several widths, and takes screenshots.
import { join } from "node:path";
import { devices, type Browser, type Page } from "playwright";
import { collectBrowserErrors } from "../../shared/browser-errors.ts";
import { addAxe, findAccessibilityProblems } from "./accessibility.ts";
import { findBrokenLinks, openPreview, showDocs, showStory, type Entry } from "./visit.ts";

/** A problem of an entry. */
export interface Finding {
  id: string;
  width: number;
  problem: string;
}

const height = 900;
/** Each story is rendered, played and checked at its widths. */
const widths = { story: [375, 1440], docs: [1280] } as const;
/** Widths of the screenshots of each component. */
const picturedWidths = [375, 768, 1440] as const;

/** Path of a screenshot: one folder per width, so that two runs are easy to compare. */
const picturePath = (folder: string, width: number, id: string): string => join(folder, String(width), `${id}.jpg`);

/** Loads lazy pictures too, which would otherwise be missing from the screenshot and the checks. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

async function picture(page: Page, folder: string, id: string): Promise<void> {
  await loadImages(page);
  for (const width of picturedWidths) {
    await page.setViewportSize({ width, height });
    await page.screenshot({
      path: picturePath(folder, width, id),
      animations: "disabled",
      caret: "hide",
      fullPage: true,
    });
  }
}

/** With the last word, Storybook ends animations and transitions at once, instead of waiting for them before it checks a story. */
const userAgent = `${devices["Desktop Chrome"].userAgent} StorybookTestRunner`;

/** Options of {@link inspectEntries}. */
export interface Inspection {
  browser: Browser;
  /** Origin that serves Storybook's files. */
  origin: string;
  /** Entries to check. Several browser pages may share one iterator: each takes the next entry. */
  entries: Iterable<Entry>;
  /** Folder of the screenshots. */
  folder: string;
  /** Ids of the stories that get screenshots. */
  pictured: ReadonlySet<string>;
  /** Ids of all entries, to which links may lead. */
  ids: ReadonlySet<string>;
}

/** Checks stories and documentation pages in one browser page until none is left. @returns their problems */
export async function inspectEntries(inspection: Inspection): Promise<Finding[]> {
  const { browser, origin, entries, folder, pictured, ids } = inspection;
  const page = await browser.newPage({ locale: "nl-NL", timezoneId: "Europe/Amsterdam", userAgent });
  const errors = await collectBrowserErrors(page);
  const findings: Finding[] = [];
  await addAxe(page);
  await openPreview(page, origin);
  for (const { id, type } of entries) {
    for (const [index, width] of widths[type].entries()) {
      await page.setViewportSize({ width, height });
      const problems = type === "docs" ? await inspectDocs(page, id, ids) : await inspectStory(page, id, index > 0);
      for (const problem of [...problems, ...errors.splice(0)]) findings.push({ id, width, problem });
    }
    if (pictured.has(id)) await picture(page, folder, id);
  }
  await page.close();
  return findings;
}

const inspectStory = async (page: Page, id: string, again: boolean): Promise<string[]> => [
  ...(await showStory(page, id, again)),
  ...(await findAccessibilityProblems(page)),
];

async function inspectDocs(page: Page, id: string, ids: ReadonlySet<string>): Promise<string[]> {
  const problems = await showDocs(page, id);
  problems.push(...(await findBrokenLinks(page, ids)));
  await loadImages(page);
  return problems;
}
