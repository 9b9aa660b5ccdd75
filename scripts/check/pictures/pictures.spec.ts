// Compares the pictures of stories with reviewed ones. The stories show the packed library.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { showStory } from "../../test/documentation/visit.ts";
import { modes, readStories } from "./stories.ts";
import { openStorybook, setMode, takePicture } from "./storybook-page.ts";

const folder = join(import.meta.dirname, "reviewed");
const machineFile = join(folder, "machine.txt");
const system = `${process.platform} ${process.arch}`;
const [reviewedSystem, reviewedBrowser] = existsSync(machineFile) ? readFileSync(machineFile, "utf8").split("\n") : [];
/** A distance of colors is between 0 and 1. The first is exceeded when a token changes by 3 %. */
const tolerances = {
  sameBrowser: { threshold: 0.01, maxDiffPixels: 0 },
  otherBrowser: { threshold: 0.1, maxDiffPixelRatio: 0.01 },
};

interface Worker {
  storybook: Page;
  /** Major version of the browser. */
  version: string;
  tolerance: (typeof tolerances)[keyof typeof tolerances];
}

const test = base.extend<object, Worker>({
  version: [({ browser }, use) => use(`Chromium ${parseInt(browser.version(), 10)}`), { scope: "worker" }],
  tolerance: [
    ({ version }, use, { config }) => {
      const isSame = config.updateSnapshots !== "none" || version === reviewedBrowser;
      return use(isSame ? tolerances.sameBrowser : tolerances.otherBrowser);
    },
    { scope: "worker" },
  ],
  storybook: [
    async ({ browser }, use) => {
      const page = await openStorybook(browser);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});

const stories = readStories();
const pictureOf = (id: string, mode: string): string => `${id}.${mode}.webp`;

test.beforeEach(({ version }, { config }) => {
  const isCompared = config.updateSnapshots !== "none" || system === reviewedSystem;
  test.skip(
    !isCompared,
    `Pictures from ${reviewedSystem} are not compared in ${version} on ${system}, which has other fonts.`,
  );
});

test("the reviewed pictures are those of the stories, from a known browser", ({ version }, { config }) => {
  const known = new Set(stories.flatMap((story) => story.modes.map((mode) => pictureOf(story.id, mode))));
  mkdirSync(folder, { recursive: true });
  const unknown = readdirSync(folder).filter((name) => name.endsWith(".webp") && !known.has(name));
  if (config.updateSnapshots === "none") {
    expect(unknown, "pictures without a story").toEqual([]);
    if (version !== reviewedBrowser)
      console.log(`The pictures are from ${reviewedBrowser}. ${version} may differ a little.`);
    return;
  }
  for (const name of unknown) rmSync(join(folder, name));
  writeFileSync(machineFile, `${system}\n${version}\n`);
});

for (const { id, modes: names } of stories) {
  test(id, async ({ storybook, tolerance }) => {
    await setMode(storybook, modes.light);
    // The browser shows a focus that a script moves after a key only, and the story before may have used the pointer.
    await storybook.keyboard.press("Shift");
    expect(await showStory(storybook, id, false)).toEqual([]);
    for (const name of names) {
      await setMode(storybook, modes[name]);
      expect.soft(await takePicture(storybook), name).toMatchSnapshot([pictureOf(id, name)], tolerance);
    }
  });
}
