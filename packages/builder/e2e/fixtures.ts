// A page builder in an org of its own, on a copy of the site's files.
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test as base, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { copyForceApp } from "../../site/e2e/force-app-copy.ts";
import { createBuilderOrgs, type BuilderOrg, type BuilderOrgs } from "./builder-orgs.ts";

export { expect } from "@playwright/test";

const site = "digitalExperiences/site/Travel_Design1";

/** A short page with a hero, for tests of any page: opening the home page takes twice the processor time. */
export const shortPage = {
  view: "Onze_werkwijze",
  file: "view/Onze_werkwijze/content.json",
  /** The title of its hero. */
  title: "Van gesprek tot reis, in vijf\u00A0stappen",
} as const;

/** The builder, as a test uses it. */
export interface Builder {
  page: Page;
  org: BuilderOrg;
  /** The page in the canvas. */
  canvas: FrameLocator;
  outline: Locator;
  status: Locator;
  /** Opens a page by the name of its view. */
  open(view: string): Promise<void>;
  /** Chooses a line of the outline. */
  choose(name: string | RegExp): Promise<void>;
  /** Gives the hero of the page another title, without saving. */
  changeTitle(text: string): Promise<void>;
  save(): Promise<void>;
  /** The text of a content file. */
  read(path: string): Promise<string>;
  write(path: string, text: string): Promise<void>;
  /** Where a content file is. */
  pathOf(path: string): string;
}

const isExpected = /status of [45]\d\d|ERR_(?:CONNECTION|FAILED)/;

/** Signs the page's browser in to an org with the builder. @param forceApp path of its metadata */
export async function openBuilder(page: Page, org: BuilderOrg, forceApp: string): Promise<Builder> {
  await page.goto(org.adminLink);
  // A question about two versions has frames of its own.
  const canvas = page.frameLocator('iframe[title="De pagina"]');
  const outline = page.getByRole("tree", { name: "Opbouw van de pagina" });
  const choose: Builder["choose"] = (name) => outline.getByRole("treeitem", { name }).first().click();
  const pathOf = (path: string): string => join(forceApp, site, `sfdc_cms__${path}`);
  return {
    page,
    org,
    canvas,
    outline,
    status: page.locator(".org-builder-live"),
    async open(view) {
      await page.goto(`${org.url}/org/builder#${view}`);
      await canvas.locator(".td-theme").waitFor();
    },
    choose,
    async changeTitle(text) {
      await choose(/Openingsbeeld/);
      await page.getByLabel("Titel", { exact: true }).fill(text);
    },
    async save() {
      await page.getByRole("button", { name: "Opslaan" }).click();
      await page.getByText("Opgeslagen", { exact: true }).waitFor();
    },
    read: (path) => readFile(pathOf(path), "utf8"),
    pathOf,
    // As a whole, because the builder may be reading it.
    async write(path, text) {
      await writeFile(`${pathOf(path)}.new`, text);
      await rename(`${pathOf(path)}.new`, pathOf(path));
    },
  };
}

/** Waits until the server has stored a draft of a view. It also responds to the question which drafts there are. */
export const waitForDraft = (page: Page, view: string, options: { timeout?: number } = {}): Promise<unknown> =>
  page.waitForResponse(
    (response) => response.url().includes(`/drafts/${view}/`) && response.request().method() === "PUT",
    options,
  );

/** A test in the builder. An error on the console fails it, except for responses that the builder explains. */
export const test = base.extend<{ forceApp: string; builder: Builder }, { orgs: BuilderOrgs }>({
  page: async ({ page }, provide) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" && !isExpected.test(message.text())) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await provide(page);
    base.expect(errors).toEqual([]);
  },
  orgs: [
    async ({}, provide) => {
      const orgs = createBuilderOrgs();
      await provide(orgs);
      orgs.end();
    },
    { scope: "worker" },
  ],
  forceApp: async ({}, provide) => {
    const copy = await copyForceApp();
    await provide(copy.path);
    await copy.remove();
  },
  builder: async ({ page, orgs, forceApp }, provide) => {
    const org = await orgs.start(forceApp);
    await provide(await openBuilder(page, org, forceApp));
    // A page that is still open would let the org wait for its connections.
    await page.close();
    await orgs.stop(forceApp);
  },
});
