// A test on a page of Lightning web components, or on the same page rendered by React, with a local org for each worker.
import { test as base } from "@playwright/test";
import { watchConsole } from "../../../packages/site/e2e/page-console.ts";
import { startPages, type PageServer } from "./page-server.ts";

declare global {
  interface Window {
    /** Changes attributes of the page's root component, and shows what the page contains after a change. */
    changePage(attributes: object): void;
  }
}

interface Fixtures {
  /** Opens a page by its name, on the project's host: React, or LWC with a kind of shadow. @param query for example `?a=b` */
  openPage(name: string, query?: string): Promise<void>;
  /** Changes attributes of the page's root component, and shows what the page contains after a change. */
  changePage(attributes: object): Promise<void>;
  /** Lines on the console that a test expects; every other warning or error fails it. */
  expectedLines: RegExp[];
  /** What the console said so far. */
  consoleLines: string[];
}

export { expect } from "@playwright/test";

/** For tests that do not depend on the kind of shadow: they run in native shadow only. */
export const inNativeShadow = { tag: "@native" };

export const test = base.extend<Fixtures, { pages: PageServer }>({
  pages: [
    async ({}, provide) => {
      const pages = await startPages();
      await provide(pages);
      await pages.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ pages }, provide) => provide(pages.url),
  expectedLines: async ({}, provide) => provide([]),
  consoleLines: ({ page, expectedLines }, provide) => watchConsole(page, expectedLines, provide),
  // Asking for the console here keeps an eye on it in every test.
  openPage: async ({ page, pages, consoleLines: _watched }, provide, { project }) =>
    provide(async (name, query = "") => void (await page.goto(`${pages.url}/${project.name}/${name}${query}`))),
  changePage: async ({ page }, provide) =>
    provide((attributes) => page.evaluate((changes) => window.changePage(changes), attributes)),
});
