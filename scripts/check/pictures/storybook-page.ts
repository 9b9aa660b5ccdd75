// Shows stories in one browser page, the same way each time.
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { secondBrand } from "../../../storybook/second-brand.ts";
import { openPreview } from "../../test/documentation/visit.ts";
import { storybookFolder, type Mode } from "./stories.ts";

const origin = "https://storybook.localhost";
/** Wide enough for two columns, and narrow enough for small files. */
const viewport = { width: 640, height: 800 };
/** Stories that show a date do not depend on the day of the run. */
const now = "2026-06-15T10:00:00+02:00";
/** A dark section as that of the toolbar, and a text cursor that does not blink. Playwright cannot hide it in forced colors. */
const style = `
  body[data-td-palette="dark"] { background: var(--td-paper-color); color: var(--td-text-color); }
  * { caret-animation: manual; }
`;
/** Replaces photographs, which are nine tenths of the bytes. The diagonals show how a component crops it. */
const photograph = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
  <path fill="#9db4c0" d="M0 0h1200v800H0z" /><path stroke="#33505f" stroke-width="8" d="M0 0l1200 800M0 800L1200 0" />
</svg>`;
const isPhotograph = /\.(?:avif|jpg|webp)$|\/specialist-\d+/u;

/** Opens Storybook. Its files are read from the disk, without a server. */
export async function openStorybook(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    viewport,
    reducedMotion: "reduce",
  });
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (isPhotograph.test(pathname)) return route.fulfill({ contentType: "image/svg+xml", body: photograph });
    return route.fulfill({ path: join(storybookFolder, pathname) });
  });
  await page.clock.setFixedTime(now);
  await openPreview(page, origin);
  await page.addStyleTag({ content: style });
  return page;
}

/** Changes the mode of the story that a page shows. Its state stays. */
export async function setMode(page: Page, { palette, direction, forcedColors, brand }: Mode): Promise<void> {
  await page.emulateMedia({ forcedColors: forcedColors ?? "none" });
  const attributes = { "data-td-palette": palette ?? "light", dir: direction ?? "ltr" };
  await page.locator("body").evaluate((body, all) => {
    for (const [name, value] of Object.entries(all)) body.setAttribute(name, value);
  }, attributes);
  const declarations: Record<string, string> = brand ? { ...secondBrand, colorScheme: brand } : {};
  await page.locator("body").evaluate((body, all) => {
    body.removeAttribute("style");
    for (const [name, value] of Object.entries(all)) {
      body.style.setProperty(
        name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`),
        value,
      );
    }
  }, declarations);
}

/** Runs in the page: loads pictures and fonts. @returns where the story ends */
async function load(): Promise<number> {
  for (const image of document.images) image.loading = "eager";
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
  /** The end of what is visible of an element. Visually hidden elements have a size of 1 pixel. */
  const endOf = (element: Element): number => {
    const { bottom, width, height } = element.getBoundingClientRect();
    const own = width > 1 && height > 1 ? bottom + scrollY : 0;
    const isClipped = getComputedStyle(element).overflowY !== "visible";
    return isClipped ? own : Math.max(own, ...[...element.children].map(endOf));
  };
  const roots = document.querySelectorAll("#storybook-root > *, #storybook-root :popover-open");
  return Math.ceil(Math.max(0, ...[...roots].map(endOf)));
}

/** Takes a picture of the story that a page shows. Lossy compression makes a small difference larger, and files a third as large. */
export async function takePicture(page: Page): Promise<Buffer> {
  const padding = 16;
  const bottom = await page.evaluate(load);
  return page.screenshot({
    type: "webp",
    quality: 75,
    animations: "disabled",
    caret: "hide",
    fullPage: true,
    clip: { x: 0, y: 0, width: viewport.width, height: bottom + padding },
  });
}
