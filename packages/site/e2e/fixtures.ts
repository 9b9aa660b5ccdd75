import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { startOrg, type Host, type OrgProcess } from "./org-process.ts";
import { watchConsole } from "./page-console.ts";
import { RequestForm } from "./request-form.ts";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

interface Fixtures {
  form: RequestForm;
  /** A last name that no other test uses, to find its requests by. */
  lastName: string;
  /** Opens the org's list of requests as the administrator. */
  openRequests(page: Page): Promise<void>;
  /** Lines on the console that a test expects; every other error fails it. */
  expectedErrors: RegExp[];
}

export { expect } from "@playwright/test";

/** A test on the site, with an org of its own for each worker. An unexpected line on the console fails it. */
export const test = base.extend<Fixtures, { host: Host; org: OrgProcess; adminCookies: Cookies }>({
  // Set by the project.
  host: ["lwr-site", { option: true, scope: "worker" }],
  org: [
    async ({ host }, provide) => {
      const org = await startOrg({ host });
      await provide(org);
      await org.stop();
    },
    { scope: "worker" },
  ],
  // The link that signs in works once, so a worker's tests share what it gave.
  adminCookies: [
    async ({ browser, org }, provide) => {
      const context = await browser.newContext();
      await (await context.newPage()).goto(org.adminLink);
      const cookies = await context.cookies();
      await context.close();
      await provide(cookies);
    },
    { scope: "worker" },
  ],
  openRequests: async ({ adminCookies }, provide) =>
    provide(async (page) => {
      await page.context().addCookies(adminCookies);
      await page.goto("/org/requests");
    }),
  baseURL: async ({ org }, provide) => provide(org.url),
  lastName: async ({}, provide, { testId, project, retry }) => provide(`Van ${project.name} ${testId} ${retry}`),
  expectedErrors: async ({}, provide) => provide([]),
  form: ({ page, expectedErrors }, provide) => watchConsole(page, expectedErrors, () => provide(new RequestForm(page))),
});
