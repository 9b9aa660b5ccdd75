// Checks stories and documentation pages in one browser page, at several widths.
import { devices, type Browser, type Page } from "playwright";
import { collectBrowserErrors } from "../../shared/browser-errors.ts";
import { printSecondTry } from "../../shared/second-tries.ts";
import { addAxe, findAccessibilityProblems, themeChecks, usualCheck, type ThemeCheck } from "./accessibility.ts";
import { readCodes, type Code } from "./codes.ts";
import { findBrokenLinks, openPreview, showDocs, showStory, type Entry } from "./visit.ts";

/** A problem of an entry. */
export interface Finding {
  id: string;
  width: number;
  problem: string;
}

const height = 900;

/** At which widths a story is rendered, played and checked, and in which themes. */
export interface Scope {
  widths: Readonly<Record<Entry["type"], readonly number[]>>;
  checks: readonly ThemeCheck[];
  /** Whether the codes of documentation pages are read. */
  readsCodes: boolean;
}

/** Every width and theme. */
export const completeScope: Scope = {
  widths: { story: [375, 1440], docs: [1280] },
  checks: [usualCheck, ...themeChecks],
  readsCodes: true,
};

/** What breaks most often, in half of the time. */
export const phoneScope: Scope = { widths: { story: [375], docs: [1280] }, checks: [usualCheck], readsCodes: false };

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
  scope: Scope;
  /** Ids of all entries, to which links may lead. */
  ids: ReadonlySet<string>;
  /** Receives the codes of the documentation pages. */
  codes: Code[];
}

/**
 * Checks stories and documentation pages in one browser page until none is left. An entry with a problem is checked once more.
 *
 * @returns their problems
 */
export async function inspectEntries(inspection: Inspection): Promise<Finding[]> {
  const { browser, origin, entries, scope, codes } = inspection;
  const page = await browser.newPage({ locale: "nl-NL", timezoneId: "Europe/Amsterdam", userAgent });
  const errors = await collectBrowserErrors(page);
  const findings: Finding[] = [];
  const inspect = async (entry: Entry, isShown: boolean): Promise<Finding[]> => {
    const found: Finding[] = [];
    for (const [index, width] of scope.widths[entry.type].entries()) {
      await page.setViewportSize({ width, height });
      const problems = await inspectEntry(page, entry, { ...inspection, isShown: isShown || index > 0 });
      for (const problem of [...problems, ...errors.splice(0)]) found.push({ id: entry.id, width, problem });
    }
    return found;
  };
  await addAxe(page);
  await openPreview(page, origin);
  for (const entry of entries) {
    const first = await inspect(entry, false);
    const second = first.length > 0 ? await inspect(entry, true) : [];
    if (first.length > 0 && second.length === 0) printSecondTry(entry.title, entry.id);
    findings.push(...second);
    if (entry.type === "docs" && scope.readsCodes) codes.push(...(await readCodes(page, entry.id)));
  }
  await page.close();
  return findings;
}

/** @param isShown whether the entry is already shown, at another width */
async function inspectEntry(
  page: Page,
  { id, type }: Entry,
  { ids, scope, isShown }: Pick<Inspection, "ids" | "scope"> & { isShown: boolean },
): Promise<string[]> {
  if (type === "docs") return inspectDocs(page, id, ids);
  return [...(await showStory(page, id, isShown)), ...(await findAccessibilityProblems(page, scope.checks))];
}

async function inspectDocs(page: Page, id: string, ids: ReadonlySet<string>): Promise<string[]> {
  const problems = await showDocs(page, id);
  problems.push(...(await findBrokenLinks(page, ids)));
  await loadImages(page);
  return problems;
}
