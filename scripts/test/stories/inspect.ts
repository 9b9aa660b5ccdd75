// Checks stories and documentation pages in one browser page, at several widths, and takes screenshots.
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { collectBrowserErrors } from "../../shared/browser-errors.ts";
import { findThemeProblems } from "./themes.ts";
import { findBrokenLinks, openPreview, showDocs, showStory, type Entry } from "./visit.ts";

/** A problem of an entry. */
export interface Finding {
  id: string;
  width: number;
  problem: string;
}

const height = 900;
/** Each story is rendered, played and checked at these widths. */
const checkedWidths = [375, 1440] as const;
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

/** Opens a page that collects console errors. */
async function openPage(browser: Browser): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage({ locale: "nl-NL", timezoneId: "Europe/Amsterdam" });
  return { page, errors: await collectBrowserErrors(page) };
}

/** Options of {@link inspectStories} and {@link inspectDocs}. */
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

/** Checks stories until none is left. @returns their problems */
export async function inspectStories({ browser, origin, entries, folder, pictured }: Inspection): Promise<Finding[]> {
  const { page, errors } = await openPage(browser);
  const findings: Finding[] = [];
  await openPreview(page, origin);
  for (const { id } of entries) {
    for (const [index, width] of checkedWidths.entries()) {
      await page.setViewportSize({ width, height });
      const problems = await showStory(page, id, index > 0);
      problems.push(...(await findThemeProblems(page)));
      for (const problem of [...problems, ...errors.splice(0)]) findings.push({ id, width, problem });
    }
    if (pictured.has(id)) await picture(page, folder, id);
  }
  await page.close();
  return findings;
}

/** Checks documentation pages until none is left. @returns their problems */
export async function inspectDocs({ browser, origin, entries, ids }: Inspection): Promise<Finding[]> {
  const { page, errors } = await openPage(browser);
  const findings: Finding[] = [];
  const width = 1280;
  await page.setViewportSize({ width, height });
  await openPreview(page, origin);
  for (const { id } of entries) {
    const problems = await showDocs(page, id);
    problems.push(...(await findBrokenLinks(page, ids)));
    await loadImages(page);
    for (const problem of [...problems, ...errors.splice(0)]) findings.push({ id, width, problem });
  }
  await page.close();
  return findings;
}
