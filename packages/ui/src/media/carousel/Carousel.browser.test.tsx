import { render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../style.css";
import { Carousel, type CarouselProps } from "./index.ts";

const names = ["Noorwegen", "Japan", "Namibië", "Peru", "Oman"];

afterEach(() => page.viewport(1280, 800));

async function draw(width: number, props: Partial<CarouselProps> = {}): Promise<void> {
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

/** Names of the slides that lie wholly in the viewport. */
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
  await draw(width);
  expect(inView()).toEqual(names.slice(0, count));
  const [first, second] = within(viewport()).getAllByRole("group", { hidden: true });
  const distance = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0);
  expect(distance).toBeCloseTo(gap, 0);
  expect(document.documentElement.scrollWidth).toBe(width);
});

describe("on a wide page", () => {
  test("an arrow brings the next slide in view, and a dot beyond the end leaves no empty space", async () => {
    await draw(1280);
    await userEvent.click(button("Volgende dia"));
    await expect.poll(inView).toEqual(names.slice(1, 4));
    await userEvent.click(button("Naar dia 5"));
    await expect.poll(inView).toEqual(names.slice(2));
    expect(current()).toBe("Naar dia 5");
  });

  test("it moves on by itself every five seconds, from the end to the first, unless it is hovered", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    await userEvent.unhover(document.body);
    await draw(1280, { autoplay: true });
    for (const dot of ["Naar dia 2", "Naar dia 3", "Naar dia 1"]) {
      vi.advanceTimersByTime(5000);
      await expect.poll(current).toBe(dot);
    }
    await userEvent.hover(viewport());
    vi.advanceTimersByTime(20_000);
    expect(current()).toBe("Naar dia 1");
  });

  test("the keyboard reaches what is in view, and nothing else", async () => {
    await draw(1280);
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

  test("quick steps there and back end where they began", async () => {
    await draw(1280);
    button("Volgende dia").click();
    await expect.poll(() => screen.queryByRole("button", { name: "Vorige dia" })).not.toBeNull();
    button("Vorige dia").click();
    await expect.poll(current).toBe("Naar dia 1");
    await expect.poll(() => Math.abs(viewport().scrollLeft)).toBeLessThan(1);
    expect(current()).toBe("Naar dia 1");
  });
});

describe("on a phone", () => {
  test("scrolling by hand sets the slide, and tells readers", async () => {
    await draw(375);
    viewport().dispatchEvent(new TouchEvent("touchmove", { bubbles: true }));
    viewport().scrollTo({ left: 2 * (viewport().clientWidth + 20), behavior: "instant" });
    await expect.poll(current).toBe("Naar dia 3");
    expect(screen.getByRole("status")).toHaveTextContent("Dia 3 van 5");
    expect(inView()).toEqual(["Namibië"]);
  });

  test("arrow keys step from slide to slide", async () => {
    await draw(375);
    viewport().focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    await expect.poll(current).toBe("Naar dia 2");
    await expect.poll(inView).toEqual(["Japan"]);
  });

  test("everything to press is large enough, and 24 dots stay within the page", async () => {
    await draw(375, { slides: Array.from({ length: 24 }, (_, index) => `Dia ${index}`), autoplay: true });
    for (const name of ["Volgende dia", "Carrousel pauzeren"]) {
      const { width, height } = button(name).getBoundingClientRect();
      expect([width, height]).toEqual([44, 44]);
    }
    const { width, height } = button("Naar dia 24").getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(document.documentElement.scrollWidth).toBe(375);
  });
});

test("from right to left, the arrow keys and the track follow the text", async () => {
  await draw(1280, { dir: "rtl" });
  viewport().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(current).toBe("Naar dia 2");
  await expect.poll(inView).toEqual(names.slice(1, 4));
});

test("white controls are white, the others are not", async () => {
  const slides = names.map((name) => <p key={name}>{name}</p>);
  await draw(1280, { colorWhite: true, slides });
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
