import { afterEach, expect, test } from "vitest";
import { watchAnchor } from "./anchor.ts";

const path = location.pathname + location.search;

/** Opens an address on a page that is taller than its window, and returns what reports rendered elements. */
function open(hash: string): ReturnType<typeof watchAnchor> {
  history.replaceState(null, "", `/${hash}`);
  render("", 5000);
  return watchAnchor(window);
}

function render(id: string, height = 100): HTMLElement {
  const block = document.createElement("section");
  block.id = id;
  block.style.blockSize = `${height}px`;
  document.body.append(block);
  return block;
}

const topOf = (element: Element): number => Math.round(element.getBoundingClientRect().top);

/** Until size changes were reported: observers run after layout, before the next frame but one. */
const settled = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

afterEach(() => {
  // Ends what a test still watches.
  document.dispatchEvent(new Event("pointerdown"));
  document.body.replaceChildren();
  scrollTo(0, 0);
  history.replaceState(null, "", path);
});

test("an anchor that is rendered after loading is scrolled into view", async () => {
  const observeRendering = open("#uw%20offerte");
  expect(scrollY).toBe(0);
  const anchor = render("uw offerte");
  render("", 2000);
  observeRendering(anchor);
  await expect.poll(() => topOf(anchor)).toBe(0);
});

test("it stays in view while blocks above and below it are rendered", async () => {
  const observeRendering = open("#offerte");
  const above = render("", 10);
  const anchor = render("offerte");
  const below = render("", 10);
  [above, anchor, below].forEach(observeRendering);
  await expect.poll(() => scrollY).toBeGreaterThan(1000);
  below.style.blockSize = "2000px";
  await expect.poll(() => topOf(anchor)).toBe(0);
  above.style.blockSize = "700px";
  await expect.poll(() => topOf(anchor)).toBe(0);
});

test("it stays in view when the page was too short to show it at the top, and grows above what is shown", async () => {
  history.replaceState(null, "", "/#offerte");
  const observeRendering = watchAnchor(window);
  const [above, filler, anchor, below] = [render("", 10), render("", 1500), render("offerte"), render("", 10)];
  [above, filler, anchor, below].forEach(observeRendering);
  await expect.poll(() => scrollY).toBeGreaterThan(100);
  above.style.blockSize = "300px";
  await settled();
  below.style.blockSize = "2000px";
  await expect.poll(() => topOf(anchor)).toBe(0);
});

test.each(["pointerdown", "touchstart", "wheel", "keydown"])(
  "a visitor who begins with %s is not moved",
  async (name) => {
    const observeRendering = open("#offerte");
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    observeRendering(render("offerte"));
    await settled();
    expect(scrollY).toBe(0);
  },
);

test("a visitor who has scrolled is not moved", async () => {
  const observeRendering = open("#offerte");
  scrollTo(0, 300);
  await settled();
  observeRendering(render("offerte"));
  await settled();
  expect(scrollY).toBe(300);
});

test("it stays in view after the browser itself scrolled to it while the page was loading", async () => {
  const observeRendering = open("#offerte");
  const above = render("", 10);
  const anchor = render("offerte");
  anchor.style.scrollMarginBlockStart = "90px";
  render("", 2000);
  anchor.scrollIntoView();
  await settled();
  [above, anchor].forEach(observeRendering);
  above.style.blockSize = "700px";
  await expect.poll(() => topOf(anchor)).toBe(90);
});

test("the browser's own scrolling is left alone", async () => {
  const anchor = render("offerte");
  const observeRendering = open("#offerte");
  observeRendering(anchor);
  await settled();
  expect(scrollY).toBe(0);
});

test.each(["", "#", "#%", "#niets"])("an address with the hash %j scrolls nowhere", async (hash) => {
  const observeRendering = open(hash);
  observeRendering(render("offerte"));
  await settled();
  expect(scrollY).toBe(0);
});
