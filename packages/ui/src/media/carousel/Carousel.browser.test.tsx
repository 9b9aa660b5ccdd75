import { render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
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

describe("on a wide page", () => {
  test("an arrow shows the next slide, and a dot beyond the last start leaves no empty space", async () => {
    await renderCarousel(1280);
    await userEvent.click(button("Volgende dia"));
    await expect.poll(inView).toEqual(names.slice(1, 4));
    await userEvent.click(button("Naar dia 5"));
    await expect.poll(inView).toEqual(names.slice(2));
    expect(current()).toBe("Naar dia 5");
    await userEvent.click(button("Vorige dia"));
    await expect.poll(inView).toEqual(names.slice(1, 4));
  });

  test("it moves every five seconds, from the last start back to the first slide, unless it is hovered", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    await userEvent.unhover(document.body);
    await renderCarousel(1280, { autoplay: true });
    for (const dot of ["Naar dia 2", "Naar dia 3", "Naar dia 1"]) {
      vi.advanceTimersByTime(5000);
      await expect.poll(current).toBe(dot);
    }
    await userEvent.hover(viewport());
    vi.advanceTimersByTime(20_000);
    expect(current()).toBe("Naar dia 1");
  });

  test("the keyboard reaches visible slides only", async () => {
    await renderCarousel(1280);
    await userEvent.click(button("Naar dia 3"));
    await expect.poll(inView).toEqual(names.slice(2));
    viewport().focus();
    const reached: (string | null)[] = [];
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      reached.push(document.activeElement?.textContent ?? null);
    }
    expect(reached).toEqual(names.slice(2));
  });

  test("a step and a quick step back end at the first slide", async () => {
    await renderCarousel(1280);
    button("Volgende dia").click();
    await expect.poll(() => screen.queryByRole("button", { name: "Vorige dia" })).not.toBeNull();
    button("Vorige dia").click();
    await expect.poll(current).toBe("Naar dia 1");
    await expect.poll(() => Math.abs(viewport().scrollLeft)).toBeLessThan(1);
    expect(current()).toBe("Naar dia 1");
  });
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

  test("moves the carousel to the slide with the match", async () => {
    await renderCarousel(375, { slides });
    await expect.poll(hiddenUntilFound).toEqual(names.slice(1));
    // Going to a fragment reveals hidden text in the same way as find-in-page, which a test cannot start.
    window.location.hash = "link-3";
    onTestFinished(() => void (window.location.hash = ""));
    await expect.poll(current).toBe("Naar dia 4");
    await expect.poll(inView).toEqual(["Peru"]);
    await expect.poll(hiddenUntilFound).toEqual(names.filter((name) => name !== "Peru"));
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

describe("on a phone", () => {
  test("a swipe sets the index and is announced", async () => {
    await renderCarousel(375);
    viewport().dispatchEvent(new TouchEvent("touchmove", { bubbles: true }));
    viewport().scrollTo({ left: 2 * (viewport().clientWidth + 20), behavior: "instant" });
    await expect.poll(current).toBe("Naar dia 3");
    expect(screen.getByRole("status")).toHaveTextContent("Dia 3 van 5");
    expect(inView()).toEqual(["Namibië"]);
  });

  test("arrow keys step from slide to slide", async () => {
    await renderCarousel(375);
    viewport().focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    await expect.poll(current).toBe("Naar dia 2");
    await expect.poll(inView).toEqual(["Japan"]);
  });

  test("buttons are large enough, and 24 dots fit the page", async () => {
    await renderCarousel(375, { slides: Array.from({ length: 24 }, (_, index) => `Dia ${index}`), autoplay: true });
    for (const name of ["Volgende dia", "Carrousel pauzeren"]) {
      const { width, height } = button(name).getBoundingClientRect();
      expect([width, height]).toEqual([44, 44]);
    }
    const { width, height } = button("Naar dia 24").getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(document.documentElement.scrollWidth).toBe(375);
  });
});

test("in right-to-left text, arrows, arrow keys and the track are mirrored", async () => {
  await renderCarousel(1280, { dir: "rtl" });
  const { left } = button("Naar dia 1").getBoundingClientRect();
  expect(button("Volgende dia").getBoundingClientRect().left).toBeLessThan(left);
  expect(getComputedStyle(button("Volgende dia")).scale).toBe("-1 1");
  viewport().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(current).toBe("Naar dia 2");
  await expect.poll(inView).toEqual(names.slice(1, 4));
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

test("white controls are white, the others are not", async () => {
  const slides = names.map((name) => <p key={name}>{name}</p>);
  await renderCarousel(1280, { colorWhite: true, slides });
  const white = "rgb(255, 255, 255)";
  expect([button("Volgende dia"), button("Naar dia 1")].map((each) => getComputedStyle(each).color)).toEqual([
    white,
    white,
  ]);
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
