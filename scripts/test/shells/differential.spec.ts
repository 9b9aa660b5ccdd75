import type { Page } from "@playwright/test";
import { findBlockFolders } from "../../generate/blocks/block-folders.ts";
import { readBlock } from "./differential/read-block.ts";
import type { ComparedBlock } from "./differential/server.tsx";
import { expect, inNativeShadow, test } from "./fixture-test.ts";

/** The tag of what `npm test` leaves out, because each of these tests renders a block with hundreds of settings. */
const differential = "@differential";

/** Invalid and incomplete settings are reported by every host, some values by the browser, and two forms on one page by the form. */
const reports =
  /, expected \{|: unknown|^Two request forms share|^\[travel-design\] \w+: \w+: \{|^\[travel-design\] \w+ cannot show the value |has no name for screen readers|has no slot `Content-Slot|does not conform to the required format|cannot be parsed, or is out of range/;

/** Adds the script that renders cases to the page. */
async function addHosts(page: Page): Promise<void> {
  // The content of a picture does not matter here, and most addresses lead nowhere.
  await page.route(
    () => true,
    (route) => (route.request().resourceType() === "image" ? route.fulfill({ status: 204 }) : route.fallback()),
  );
  // A carousel that moves by itself would change during the comparison.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addScriptTag({ type: "module", url: "/pages/hosts.js" });
}

/** Renders the cases of a block in Storybook, in its bundle and, if asked for, on the site. */
const render = (page: Page, block: ComparedBlock, withSite: boolean): Promise<void> =>
  page.evaluate(([each, isSiteIncluded]) => window.hosts.render(each, isSiteIncluded), [block, withSite] as const);

test.beforeEach(({ expectedLines }) => void expectedLines.push(reports));

for (const { name, isContainer } of findBlockFolders()) {
  // React renders a block without drop zones alike in both kinds of shadow.
  const details = { tag: isContainer ? [differential] : [differential, inNativeShadow.tag] };
  test(
    `the site, Storybook and the bundle render the block ${name} alike`,
    details,
    async ({ page, openPage }, { project }) => {
      await openPage("bundles");
      // The site does not depend on the kind of shadow, so it is compared once.
      await addHosts(page);
      await render(page, readBlock(name), project.name === "native");
      await expect.poll(() => page.evaluate(() => window.hosts.differences())).toEqual([]);
    },
  );
}
