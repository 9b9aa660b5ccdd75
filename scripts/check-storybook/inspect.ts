// What one page of the browser does with its share of the entries: narrow and wide, with pictures of what it sees.
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { noteComplaints } from "../complaints.ts";
import { openPreview, showDocs, showStory, type Entry } from "./visit.ts";

/** Something wrong with an entry. */
export interface Finding {
  id: string;
  width: number;
  problem: string;
}

const height = 900;
/** At these widths each story is drawn, played and checked. */
const checkedWidths = [375, 1280] as const;
/** At these widths a picture of each component is kept. */
const picturedWidths = [375, 768, 1440] as const;

/** Where a picture goes: a folder for each width, so that two runs are easily laid side by side. */
const picturePath = (folder: string, width: number, id: string): string => join(folder, String(width), `${id}.jpg`);

/** Pictures that wait until a visitor scrolls to them would be missing, and so would what is wrong with them. */
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

/** Opens a page that notes what the browser complains about. */
async function openPage(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ locale: "nl-NL", timezoneId: "Europe/Amsterdam" });
  return { page, complaints: await noteComplaints(page) };
}

/** What is wanted of {@link inspectStories} and {@link inspectDocs}. */
export interface Inspection {
  browser: Browser;
  /** Where Storybook's files are served. */
  origin: string;
  /** What to look at. Several pages may share one list: each takes the next. */
  entries: Iterable<Entry>;
  /** Where pictures go. */
  folder: string;
  /** Ids of the stories to keep a picture of. */
  pictured: ReadonlySet<string>;
}

/** Looks at stories until there are none left. @returns everything that is wrong with them */
export async function inspectStories({ browser, origin, entries, folder, pictured }: Inspection): Promise<Finding[]> {
  const { page, complaints } = await openPage(browser);
  const findings: Finding[] = [];
  await openPreview(page, origin);
  for (const { id } of entries) {
    for (const [index, width] of checkedWidths.entries()) {
      await page.setViewportSize({ width, height });
      const problems = await showStory(page, id, index > 0);
      for (const problem of [...problems, ...complaints.splice(0)]) findings.push({ id, width, problem });
    }
    if (pictured.has(id)) await picture(page, folder, id);
  }
  await page.close();
  return findings;
}

/** Looks at pages of text until there are none left. @returns everything that is wrong with them */
export async function inspectDocs({ browser, origin, entries }: Inspection): Promise<Finding[]> {
  const { page, complaints } = await openPage(browser);
  const findings: Finding[] = [];
  const width = 1280;
  await page.setViewportSize({ width, height });
  await openPreview(page, origin);
  for (const { id } of entries) {
    const problems = await showDocs(page, id);
    await loadImages(page);
    for (const problem of [...problems, ...complaints.splice(0)]) findings.push({ id, width, problem });
  }
  await page.close();
  return findings;
}
