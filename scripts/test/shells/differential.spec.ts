import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { findBlockFolders } from "../../generate/blocks/block-folders.ts";
import { output } from "./build.ts";
import { defects, type Defect } from "./differential/planted-defects.ts";
import { readBlock } from "./differential/read-block.ts";
import { expect, inNativeShadow, test } from "./fixture-test.ts";

/** Invalid settings are reported by every host, some values by the browser, and two forms on one page by the form. */
const reports =
  /is not valid; use|^The page contains two request forms|^\[travel-design\] \w+: \w+: use |^\[travel-design\] \w+ cannot show the value |does not conform to the required format|cannot be parsed, or is out of range/;

/** Renders every case of a block on all hosts. */
async function render(page: Page, name: string, withSite: boolean): Promise<void> {
  // The content of a picture does not matter here, and most addresses lead nowhere.
  await page.route(
    () => true,
    (route) => (route.request().resourceType() === "image" ? route.fulfill({ status: 204 }) : route.fallback()),
  );
  // A carousel that moves by itself would change during the comparison.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addScriptTag({ type: "module", url: "/pages/hosts.js" });
  await page.evaluate(([block, isSiteIncluded]) => window.hosts.render(block, isSiteIncluded), [
    readBlock(name),
    withSite,
  ] as const);
}

test.beforeEach(({ expectedLines }) => void expectedLines.push(reports));

for (const { name, isContainer } of findBlockFolders()) {
  // React renders a block without drop zones alike in both kinds of shadow.
  const details = isContainer ? {} : inNativeShadow;
  test(
    `the site, Storybook and the bundle render the block ${name} alike`,
    details,
    async ({ page, openPage }, { project }) => {
      await openPage("bundles");
      // The site does not depend on the kind of shadow, so it is compared once.
      await render(page, name, project.name === "native");
      await expect.poll(() => page.evaluate(() => window.hosts.differences().slice(0, 8))).toEqual([]);
    },
  );
}

/** The script of a host that contains a text once. */
function findScript(host: Defect["host"], text: string): string {
  const files = readdirSync(output).filter(
    (file) => file.endsWith(".js") && (file === "hosts.js") === (host === "react"),
  );
  const found = files.flatMap((file) =>
    readFileSync(join(output, file), "utf8")
      .split(text)
      .slice(1)
      .map(() => file),
  );
  expect(found, `${text} must be in one script`).toHaveLength(1);
  return found[0] ?? "";
}

for (const { title, block, host, right, wrong } of defects) {
  test(`the comparison finds that ${title}`, inNativeShadow, async ({ page, openPage }) => {
    const script = findScript(host, right);
    const text = readFileSync(join(output, script), "utf8");
    await page.route(`/pages/${script}`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: text.replace(right, () => wrong) }),
    );
    await openPage("bundles");
    await render(page, block, false);
    expect(await page.evaluate(() => window.hosts.bundlesDiffer())).toBe(true);
  });
}
