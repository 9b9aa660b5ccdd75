// Measures the focus indicator in pixels: it compares screenshots of an element with and without focus.
import type { Page } from "@playwright/test";

/** WCAG 2.2, 1.4.11 and 2.4.13. */
const minimumContrast = 3;

/** Room around an element for its focus ring, in pixels. */
const margin = 12;

/** What a measurement found about one focused element. */
export interface FocusRing {
  /** The element in words, for messages. */
  name: string;
  /**
   * Top, bottom, left and right of the indicator: the share of its columns or rows, within that half of it, that have a pixel
   * with enough contrast to the same pixel without focus.
   */
  sides: readonly number[];
  /** Whether a part of the element is on the screen. */
  isInView: boolean;
}

/** Stops everything that changes pixels by itself. */
const stillness =
  "*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }";

/** A focused element: its name, and the part of the viewport that it covers, its ring included. */
interface FocusedElement {
  name: string;
  isInView: boolean;
  /** Whether something opened with its focus. */
  isExpanded: boolean;
  clip: { x: number; y: number; width: number; height: number };
}

/** What the Tab key led to: an element, or the one that had focus just before (a part of a date field), or the end. */
type TabStop = FocusedElement | "same" | "end";

/** Marks elements that had focus. The value of the latest is "latest". */
const marker = "data-was-focused";

/** Describes what has focus, and marks it. Runs in the page. */
function readTabStop({ within, name: mark, room }: { within: string; name: string; room: number }): TabStop {
  const element = document.activeElement;
  if (!element || element === document.body) return "end";
  if (element.getAttribute(mark) === "latest") return "same";
  if (element.hasAttribute(mark) || !element.closest(within)) return "end";
  document.querySelector(`[${mark}=latest]`)?.setAttribute(mark, "");
  element.setAttribute(mark, "latest");
  // The ring of a card is around its positioned ancestor.
  const isStretched = getComputedStyle(element, "::after").position === "absolute";
  const box = (isStretched && element instanceof HTMLElement && element.offsetParent) || element;
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const x = Math.max(0, Math.floor(left) - room);
  const y = Math.max(0, Math.floor(top) - room);
  const isInView = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
  const text = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
  return {
    name: [element.tagName.toLowerCase(), text, element.id].filter(Boolean).join(" "),
    isInView,
    isExpanded: element.getAttribute("aria-expanded") === "true",
    clip: {
      x,
      y,
      width: Math.max(1, Math.min(innerWidth, Math.ceil(right) + room) - x),
      height: Math.max(1, Math.min(innerHeight, Math.ceil(bottom) + room) - y),
    },
  };
}

/** Compares two screenshots. Runs in the page, which can decode pictures. */
async function compare({ images, minimum }: { images: string[]; minimum: number }): Promise<number[]> {
  const pixelsOf = async (image: string): Promise<ImageData> => {
    const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!context) throw new Error("This browser cannot decode pictures.");
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [focused, unfocused] = await Promise.all(images.map(pixelsOf));
  if (!focused || !unfocused) throw new Error("There are no two pictures to compare.");
  const linear = Array.from({ length: 256 }, (_, channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const luminanceOf = ({ data }: ImageData, index: number): number => {
    const channel = (offset: number): number => linear[data[4 * index + offset] ?? 0] ?? 0;
    return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
  };
  const { width, height } = focused;
  const [focusedPixels, unfocusedPixels] = [focused, unfocused].map(({ data }) => new Uint32Array(data.buffer));
  const columns: number[] = [];
  const rows: number[] = [];
  for (let index = 0; index < width * height; index += 1) {
    // Most pixels are the same, and a luminance takes longer to compute.
    if (focusedPixels?.[index] === unfocusedPixels?.[index]) continue;
    const [one, other] = [luminanceOf(focused, index), luminanceOf(unfocused, index)];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < minimum) continue;
    columns.push(index % width);
    rows.push(Math.floor(index / width));
  }
  if (rows.length === 0) return [0, 0, 0, 0];
  const least = (values: number[]): number => values.reduce((one, other) => Math.min(one, other));
  const greatest = (values: number[]): number => values.reduce((one, other) => Math.max(one, other));
  /** The share of `places` that have a pixel before the middle of `across`, and the share that have one after it. */
  const shares = (places: number[], across: number[]): number[] => {
    const length = greatest(places) - least(places) + 1;
    const middle = (least(across) + greatest(across)) / 2;
    return [true, false].map(
      (isBefore) => new Set(places.filter((_, index) => (across[index] ?? 0) < middle === isBefore)).size / length,
    );
  };
  return [...shares(columns, rows), ...shares(rows, columns)];
}

/** Removes the marks of an earlier measurement, and adds a style sheet. Runs in the page. */
function prepare({ name, css }: { name: string; css: string }): void {
  for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  // The policy of the site forbids style elements, but not constructed style sheets.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Removes the focus, or returns it to the element that had it last. Runs in the page. */
function setFocus({ name, hasFocus }: { name: string; hasFocus: boolean }): void {
  const element = document.querySelector(`[${name}=latest]`);
  if (!(element instanceof HTMLElement)) return;
  if (hasFocus) element.focus({ preventScroll: true });
  else element.blur();
}

/**
 * Tabs through a page from the element that has focus, and measures each focus indicator.
 *
 * @param within selects the part of the page at whose end to stop; the whole page by default
 */
export async function measureFocusRings(page: Page, within = "body"): Promise<FocusRing[]> {
  // Neither a second tab nor a second DevTools session: in Chromium, unlike in its headless shell, tabs share a window, and a
  // screenshot by another session gives the page the size of that window instead of the emulated one.
  const screenshot = async (clip: FocusedElement["clip"]): Promise<string> =>
    (await page.screenshot({ clip, caret: "initial", animations: "allow" })).toString("base64");
  const measure = async (clip: FocusedElement["clip"]): Promise<number[]> => {
    const focused = await screenshot(clip);
    await page.evaluate(setFocus, { name: marker, hasFocus: false });
    const images = [focused, await screenshot(clip)];
    await page.evaluate(setFocus, { name: marker, hasFocus: true });
    return page.evaluate(compare, { images, minimum: minimumContrast });
  };
  await page.evaluate(prepare, { name: marker, css: stillness });
  const rings: FocusRing[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(readTabStop, { within, name: marker, room: margin });
    if (stop === "same") continue;
    if (stop === "end") break;
    const { name, isInView, isExpanded, clip } = stop;
    // A tooltip opens with focus and is no part of the ring.
    if (isExpanded) await page.keyboard.press("Escape");
    rings.push({ name, isInView, sides: isInView ? await measure(clip) : [] });
  }
  return rings;
}
