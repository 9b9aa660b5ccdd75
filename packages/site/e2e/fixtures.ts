import { test as base } from "@playwright/test";
import { startOrg, type OrgProcess } from "./org-process.ts";
import { RequestForm } from "./request-form.ts";

interface Fixtures {
  form: RequestForm;
  /** A last name that no other test uses, to find its requests by. */
  lastName: string;
  /** Lines on the console that a test expects; every other error fails it. */
  expectedErrors: RegExp[];
}

export { expect } from "@playwright/test";

/** A test on the site, with an org of its own for each worker. An unexpected line on the console fails it. */
export const test = base.extend<Fixtures, { org: OrgProcess }>({
  org: [
    async ({}, provide) => {
      const org = await startOrg();
      await provide(org);
      await org.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ org }, provide) => provide(org.url),
  lastName: async ({}, provide, { testId, project, retry }) => provide(`Van ${project.name} ${testId} ${retry}`),
  expectedErrors: async ({}, provide) => provide([]),
  form: async ({ page, expectedErrors }, provide) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) errors.push(message.text());
    });
    page.on("pageerror", ({ message }) => errors.push(message));
    await provide(new RequestForm(page));
    const unexpected = errors.filter((line) => !expectedErrors.some((expected) => expected.test(line)));
    if (unexpected.length > 0) throw new Error(`The page said on its console:\n${unexpected.join("\n")}`);
  },
});
