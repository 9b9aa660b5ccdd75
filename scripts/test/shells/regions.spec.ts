import { definitionOf } from "../../../packages/blocks/src/define/bundle-name.ts";
import { findComponents } from "../../../packages/site/src/content/content-tree.ts";
import { findPage } from "../../../packages/site/src/content/site-pages.ts";
import { findBlockFolders, kebabCase } from "../../generate/blocks/block-folders.ts";
import { readSiteFiles } from "@travel-design/site/files";
import { forceApp } from "./folders.ts";
import { readBlock } from "./differential/read-block.ts";
import { expect, test } from "./fixture-test.ts";

for (const { name } of findBlockFolders().filter(({ isContainer }) => isContainer)) {
  test(`what is in each drop zone of the block ${name} is visible, in the order of the drop zones`, async ({
    page,
    openPage,
  }) => {
    const { slots, allRegions } = readBlock(name);
    await openPage("bundles");
    await page.evaluate(([block, settings]) => document.body.append(window.createBundle(block, settings)), [
      name,
      allRegions,
    ] as const);
    // Each drop zone contains its own name.
    const texts = page.locator(`c-td-${kebabCase(name)}`).getByRole("paragraph");
    await expect(texts.filter({ visible: true })).toHaveText([...slots]);
  });
}

test("every component in a drop zone of the home page is on the page", async ({ page, openPage }) => {
  const files = await readSiteFiles(forceApp);
  const view = findPage(files, "/")?.view;
  if (!view) throw new Error("The site has no home page.");
  await openPage("home");
  for (const { name } of findBlockFolders()) {
    const { length } = findComponents(view, definitionOf(name));
    await expect(page.locator(`c-td-${kebabCase(name)}`), name).toHaveCount(length);
  }
});
