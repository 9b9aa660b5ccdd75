import { render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { hydrateAfter } from "../../internal/testing/hydrate-after.ts";
import "../../style.css";
import { Carousel, type CarouselProps } from "./index.ts";

const names = ["Noorwegen", "Japan", "Namibië", "Peru", "Oman"];

afterEach(() => page.viewport(1280, 800));

async function renderCarousel(width: number, props: Partial<CarouselProps> = {}): Promise<void> {
  await page.viewport(width, 800);
  const slides = names.map((name) => (
    <a key={name} href={`#${name}`}>
      {name}
    </a>
  ));
  render(<Carousel label="Onze bestemmingen" slides={slides} autoplay={false} {...props} />);
}

const viewport = (): HTMLElement => screen.getByRole("group", { name: "Dia's" });
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const current = (): string | null => document.querySelector("[aria-current=true]")?.getAttribute("aria-label") ?? null;

/** Names of the slides that are completely inside the viewport. */
function inView(): string[] {
  const { left, right } = viewport().getBoundingClientRect();
  const slides = within(viewport()).getAllByRole("group", { hidden: true });
  return slides
    .filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    })
    .map(({ textContent }) => textContent);
}

test.each(["slider", "grid"] as const)("prints every slide of a %s, and no buttons", async (layout) => {
  await renderCarousel(700, { layout });
  const slides = within(viewport()).getAllByRole("group", { hidden: true });
  await expect.poll(() => slides.filter((slide) => slide.hidden).length).toBe(4);
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { media: "" });
  });
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  const { right } = viewport().getBoundingClientRect();
  for (const name of names) {
    const text = screen.getByText(name);
    expect(text.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  [375, 1, 20],
  [768, 1, 20],
  [769, 2, 20],
  [1200, 2, 20],
  [1201, 3, 30],
])("a page of %d pixels shows %d slides, %d pixels apart", async (width, count, gap) => {
  await renderCarousel(width);
  expect(inView()).toEqual(names.slice(0, count));
  const [first, second] = within(viewport()).getAllByRole("group", { hidden: true });
  const distance = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0);
  expect(distance).toBeCloseTo(gap, 0);
  expect(document.documentElement.scrollWidth).toBe(width);
});

describe("find-in-page", () => {
  const slides = names.map((name, index) => (
    <div key={name} style={{ blockSize: 100 + 50 * index }}>
      <a id={`link-${index}`} href="#elders">
        {name}
      </a>
    </div>
  ));
  const hiddenUntilFound = (): (string | null)[] =>
    [...document.querySelectorAll("[hidden=until-found]")].map(({ textContent }) => textContent);

  test("finds text of hidden slides, which the Tab key does not reach and which keep their height", async () => {
    await renderCarousel(375, { slides });
    expect(viewport().offsetHeight).toBe(300);
    await expect.poll(hiddenUntilFound).toEqual(names.slice(1));
    expect(viewport().offsetHeight).toBe(300);
    expect(document.querySelector("[inert]")).toBeNull();
    expect(within(viewport()).getAllByRole("group")).toHaveLength(1);
    viewport().focus();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(button("Volgende dia"));
  });

  test("does not hide slides from the eye while the track moves", async () => {
    await renderCarousel(375, { slides });
    await expect.poll(hiddenUntilFound).toEqual(names.slice(1));
    button("Volgende dia").click();
    expect(hiddenUntilFound()).toEqual([]);
    expect(document.querySelectorAll("[inert]")).toHaveLength(4);
    await expect.poll(hiddenUntilFound).toEqual(names.filter((name) => name !== "Japan"));
  });
});

test("completes a move that the browser stopped", async () => {
  await renderCarousel(375);
  button("Volgende dia").click();
  viewport().scrollTo({ left: 0, behavior: "instant" });
  await expect.poll(current).toBe("Naar dia 2");
  await expect.poll(inView).toEqual(["Japan"]);
});

test("on a phone, buttons are large enough, and 24 dots fit the page", async () => {
  await renderCarousel(375, { slides: Array.from({ length: 24 }, (_, index) => `Dia ${index}`), autoplay: true });
  for (const name of ["Volgende dia", "Carrousel pauzeren"]) {
    const { width, height } = button(name).getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
  }
  const { width, height } = button("Naar dia 24").getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  expect(document.documentElement.scrollWidth).toBe(375);
});

test("keeps the slide that the visitor scrolled to before hydration", async () => {
  await page.viewport(375, 800);
  await hydrateAfter(<Carousel label="Onze bestemmingen" slides={names} autoplay={false} />, (served) => {
    const track = served.querySelector(".td-carousel__viewport");
    track?.scrollTo({ left: 2 * (track.clientWidth + 20), behavior: "instant" });
  });
  expect(current()).toBe("Naar dia 3");
  expect(inView()).toEqual(["Namibië"]);
});

test("shows its slide again after it was not displayed", async () => {
  await renderCarousel(1280);
  await userEvent.click(button("Volgende dia"));
  await expect.poll(inView).toEqual(["Japan", "Namibië", "Peru"]);
  const slides = viewport();
  document.body.style.display = "none";
  expect(slides.clientWidth).toBe(0);
  await new Promise(requestAnimationFrame);
  document.body.style.display = "";
  slides.scrollLeft = 0;
  await expect.poll(inView).toEqual(["Japan", "Namibië", "Peru"]);
});

test("keeps the slide when the page is resized", async () => {
  await renderCarousel(375);
  await userEvent.click(button("Naar dia 4"));
  for (const width of [1, 600, 768, 320]) {
    await page.viewport(width, 800);
    await expect.poll(() => viewport().getBoundingClientRect().width).toBeLessThanOrEqual(width);
    expect(current()).toBe("Naar dia 4");
  }
  await expect.poll(inView).toEqual(["Peru"]);
});

test("works in a shadow root", async () => {
  const warn = vi.spyOn(console, "error");
  const { container: host } = render(null);
  const container = host.attachShadow({ mode: "open" }).appendChild(document.createElement("div"));
  render(<Carousel label="Onze bestemmingen" slides={names} autoplay={false} />, { container });
  within(container).getByRole("button", { name: "Volgende dia" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => within(container).queryByRole("button", { name: "Vorige dia" })).not.toBeNull();
  expect(warn).not.toHaveBeenCalled();
});
