// The page builder with a page of 300 components: how long it takes to open, how soon a typed letter is on the page, and how smoothly a
// block is dragged over it.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "playwright";
import { contentOf, node, section } from "../../../packages/builder/e2e/content.ts";
import { copyForceApp } from "../../../packages/site/e2e/force-app-copy.ts";
import { startOrg } from "../../../packages/site/e2e/org-process.ts";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";
import { median, missOf, percentile, showSpread } from "../statistics.ts";

const view = "Onze_werkwijze";
const file = `digitalExperiences/site/Travel_Design1/sfdc_cms__view/${view}/content.json`;

/** Milliseconds, and frames per second. */
const targets = { open: 700, letter: 50, frames: 50 };
const [rounds, sections, blocksPerColumn] = [5, 20, 7];

/** A page of 20 sections with 14 blocks each. */
const sectionOfBlocks = (index: number): object => {
  const block = (each: number): object =>
    each % 2 === 0
      ? node("c:tdHeading", { title: `Kop ${index}.${each}` })
      : node("c:tdRichText", { text: `Tekst ${index}.${each} over een reis naar het noorden.` });
  const column = (first: number): object[] => Array.from({ length: blocksPerColumn }, (_, each) => block(first + each));
  return section([6, 6], { maxContentWidth: "60rem" }, [column(0), column(blocksPerColumn)]);
};

/** Opens the page. @returns milliseconds until the frame that shows all of it */
const openPage = (page: Page, count: number): Promise<number> =>
  page.evaluate(
    async ([hash, blocks]) => {
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      const start = performance.now();
      window.location.hash = hash;
      const isOpen = (): boolean => {
        const body = document.querySelector<HTMLIFrameElement>("iframe")?.contentDocument?.body;
        const hosts = body ? [...body.querySelectorAll(".td-block-host")] : [];
        const lines = document.querySelectorAll('[role="treeitem"]').length;
        return (
          lines > blocks &&
          hosts.length >= blocks &&
          (hosts.at(-1)?.checkVisibility({ visibilityProperty: true }) ?? false)
        );
      };
      while (!isOpen()) await frame();
      await frame();
      return performance.now() - start;
    },
    [view, count] as const,
  );

/** Between two letters of a fast typist, in milliseconds. */
const typingPause = 60;

/** Types letters into the title of the chosen heading. @returns from each press to the frame that shows it on the page, in milliseconds */
async function typeLetters(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { letterTimes: times });
    document.addEventListener(
      "keydown",
      ({ key, timeStamp, target }) => {
        const text = target instanceof HTMLInputElement ? target.value + key : key;
        const body = document.querySelector<HTMLIFrameElement>("iframe")?.contentDocument?.body;
        const look = (): void => {
          const isShown = [...(body?.querySelectorAll("h2") ?? [])].some(({ textContent }) => textContent === text);
          if (!isShown) return void requestAnimationFrame(look);
          requestAnimationFrame(() => times.push(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  });
  const field = page.getByLabel("Titel", { exact: true });
  await field.press("End");
  await field.evaluate((element) => element.scrollIntoView());
  for (const letter of "Een rustige reis langs fjorden en bergen") {
    await page.keyboard.press(letter === " " ? "Space" : letter);
    await pause(typingPause);
  }
  return page.evaluate(() => Object(window).letterTimes.slice(1));
}

/** Drags a block from the palette over the page for a while. @returns frames per second */
async function dragOver(page: Page): Promise<number> {
  const frameBox = await page.locator(".org-builder-canvas").boundingBox();
  const item = page.locator(".org-builder-palette__item", { hasText: /^Knop$/ }).last();
  await item.scrollIntoViewIfNeeded();
  const { x: itemX = 0, y: itemY = 0 } = (await item.boundingBox()) ?? {};
  await page.mouse.move(itemX + 30, itemY + 10);
  await page.mouse.down();
  const { x = 0, y = 0, width = 0, height = 0 } = frameBox ?? {};
  await page.mouse.move(x + width / 3, y + 60, { steps: 10 });
  await page.evaluate(() => {
    const state = { count: 0, start: performance.now(), isOver: false };
    Object.assign(window, { frames: state });
    const tick = (): void => {
      state.count += 1;
      if (!state.isOver) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const moves = 120;
  for (let step = 0; step < moves; step += 1) {
    const part = step / moves;
    await page.mouse.move(x + width * (0.25 + 0.5 * Math.abs(Math.sin(part * 6))), y + 60 + (height - 140) * part);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const frames = await page.evaluate(() => {
    const { frames: state } = Object(window);
    state.isOver = true;
    return (1000 * state.count) / (performance.now() - state.start);
  });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return frames;
}

/** The site and the builder are built before. */
export async function bench(): Promise<string[]> {
  const copy = await copyForceApp();
  const path = join(copy.path, file);
  const all = Array.from({ length: sections }, (_, index) => sectionOfBlocks(index));
  await writeFile(path, contentOf(await readFile(path, "utf8"), all));
  const org = await startOrg({ builder: true, forceApp: copy.path });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto(org.adminLink);
    const [opened, letters, frames]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(`${org.url}/org/builder`);
      await page.getByRole("heading", { name: "Pagina's", exact: true }).waitFor();
      opened.push(await openPage(page, 2 * sections * blocksPerColumn));
      await page.getByRole("treeitem", { name: /^Kop: Kop 5\.4/ }).click();
      letters.push(...(await typeLetters(page)));
      frames.push(await dragOver(page));
      // Without a draft, the next round opens the page at once.
      await page.keyboard.press("Control+s");
      await page.getByText("Opgeslagen", { exact: true }).waitFor();
    }
    console.table({
      "open, ms": showSpread(opened),
      "letter on the page p50, ms": percentile(letters, 0.5).toFixed(1),
      "letter on the page p95, ms": percentile(letters, 0.95).toFixed(1),
      "drag, frames per second": showSpread(frames),
    });
    return [
      ...missOf("open, in ms, the median,", median(opened), targets.open),
      ...missOf("letter on the page p95, in ms,", percentile(letters, 0.95), targets.letter),
      ...missOf("frames per second that a drag lacks", targets.frames - median(frames), 0),
    ];
  } finally {
    await browser.close();
    await org.stop();
    await copy.remove();
  }
}
