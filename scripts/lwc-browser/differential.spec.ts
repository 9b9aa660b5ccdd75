import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { findBlockFolders } from "../generate/block-folders.ts";
import { output } from "./build.ts";
import { defects } from "./differential/planted-defects.ts";
import { readBlock } from "./differential/read-block.ts";
import { expect, test } from "./fixture-test.ts";

/** Invalid settings are reported by every host, and some values by the browser. */
const reports = /is not valid; use|does not conform to the required format|cannot be parsed, or is out of range/;

/** Blocks that are known to differ, with the reason. */
const knownDifferences: Readonly<Record<string, string>> = {
  slotsBlock: "The bundle has an element around the grid and other elements in the slides.",
};

/** Renders every case of a block on all hosts. */
async function render(page: Page, name: string, withSite: boolean): Promise<void> {
  // The content of a picture does not matter here, and most addresses lead nowhere.
  await page.route(
    () => true,
    (route) => (route.request().resourceType() === "image" ? route.fulfill({ status: 204 }) : route.fallback()),
  );
  await page.addScriptTag({ type: "module", url: "/pages/hosts.js" });
  await page.evaluate(([block, isSiteIncluded]) => window.hosts.render(block, isSiteIncluded), [
    readBlock(name),
    withSite,
  ] as const);
}

test.beforeEach(({ expectedLines }) => void expectedLines.push(reports));

for (const { name } of findBlockFolders()) {
  test(`the site, Storybook and the bundle render the block ${name} alike`, async ({ page, openPage }, { project }) => {
    test.fixme(name in knownDifferences, knownDifferences[name]);
    await openPage("bundles");
    // The site does not depend on the kind of shadow, so it is compared once.
    await render(page, name, project.name === "native");
    await expect.poll(() => page.evaluate(() => window.hosts.differences().slice(0, 8))).toEqual([]);
  });
}

for (const { title, block, script, right, wrong } of defects) {
  test(`the comparison finds that ${title}`, async ({ page, openPage }, { project }) => {
    test.skip(project.name !== "native", "The parser does not depend on the kind of shadow.");
    const text = readFileSync(join(output, script), "utf8");
    expect(text.split(right), `${script} must contain ${right} once`).toHaveLength(2);
    await page.route(`/pages/${script}`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: text.replace(right, () => wrong) }),
    );
    await openPage("bundles");
    await render(page, block, false);
    expect(await page.evaluate(() => window.hosts.bundlesDiffer())).toBe(true);
  });
}
