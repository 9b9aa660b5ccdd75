// Checks stories and documentation pages in one browser page, at several widths.
import { devices, type Browser, type Page } from "playwright";
import { collectBrowserErrors } from "../../shared/browser-errors.ts";
import { addAxe, findAccessibilityProblems } from "./accessibility.ts";
import { readCodes, type Code } from "./codes.ts";
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

/** Loads lazy pictures too, which would be missing from the checks. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
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
  /** Ids of all entries, to which links may lead. */
  ids: ReadonlySet<string>;
  /** Receives the codes of the documentation pages. */
  codes: Code[];
}

/** Checks stories and documentation pages in one browser page until none is left. @returns their problems */
export async function inspectEntries(inspection: Inspection): Promise<Finding[]> {
  const { browser, origin, entries, ids, codes } = inspection;
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
    if (type === "docs") codes.push(...(await readCodes(page, id)));
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
