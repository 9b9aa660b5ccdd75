import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrateAfter } from "../../internal/testing/hydrate-after.ts";
import { Carousel, type CarouselProps } from "./index.ts";

const names = ["Noorwegen", "Japan", "Namibië", "Peru", "Oman"];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const carousel = (props: Partial<CarouselProps> = {}): ReactElement => (
  <Carousel
    label="Onze bestemmingen"
    slides={names.map((name) => (
      <a key={name} href={`#${name}`}>
        {name}
      </a>
    ))}
    {...props}
  />
);

/** Draws five slides on a page that shows three at once. */
function draw(props: Partial<CarouselProps> = {}): HTMLElement {
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(1280);
  render(carousel(props));
  return screen.getByRole("region", { name: "Onze bestemmingen" });
}

const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));
const has = (name: string): boolean => screen.queryByRole("button", { name }) !== null;
const dots = (): HTMLElement[] => within(screen.getByRole("group", { name: "Kies een dia" })).getAllByRole("button");
const index = (): number => dots().findIndex((dot) => dot.getAttribute("aria-current") === "true");
const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

test("begins at the first slide and moves on every five seconds, from the end to the first", () => {
  draw();
  const seen = [index()];
  for (let turn = 0; turn < 3; turn += 1) {
    wait(4999);
    seen.push(index());
    wait(1);
    seen.push(index());
  }
  expect(seen).toEqual([0, 0, 1, 1, 2, 2, 0]);
});

test("offers each arrow only where it leads somewhere", () => {
  draw();
  const offered = [0, 1, 2, 4].map((slide) => {
    press(`Naar dia ${slide + 1}`);
    return [has("Vorige dia"), has("Volgende dia")];
  });
  expect(offered).toEqual([
    [false, true],
    [true, true],
    [true, false],
    [true, false],
  ]);
});

test("goes to the slide of a dot, also to one after the last start", () => {
  draw();
  expect(dots()).toHaveLength(5);
  press("Naar dia 5");
  expect(index()).toBe(4);
  press("Vorige dia");
  expect(index()).toBe(3);
});

test("hands the focus to the other arrow when one vanishes under it", () => {
  draw();
  screen.getByRole("button", { name: "Volgende dia" }).focus();
  press("Volgende dia");
  expect(screen.getByRole("button", { name: "Volgende dia" })).toHaveFocus();
  press("Volgende dia");
  expect(screen.getByRole("button", { name: "Vorige dia" })).toHaveFocus();
});

test("keeps slides out of view out of reach", () => {
  const region = draw();
  const out = (): boolean[] =>
    within(region)
      .getAllByRole("group", { name: / van 5$/, hidden: true })
      .map((slide) => slide.hasAttribute("inert"));
  expect(out()).toEqual([false, false, false, true, true]);
  press("Naar dia 5");
  expect(out()).toEqual([true, true, false, false, false]);
});

test("tells readers of a visitor's moves, and not of its own", () => {
  draw();
  wait(5000);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  press("Volgende dia");
  expect(screen.getByRole("status")).toHaveTextContent("Dia's 3 tot en met 5 van 5");
  wait(5000);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("follows the arrow keys, but not those pressed within a slide", () => {
  draw();
  fireEvent.keyDown(screen.getByRole("group", { name: "Dia's" }), { key: "ArrowRight" });
  expect(index()).toBe(1);
  fireEvent.keyDown(screen.getByRole("button", { name: "Volgende dia" }), { key: "ArrowLeft" });
  expect(index()).toBe(0);
  fireEvent.keyDown(screen.getByRole("link", { name: "Noorwegen" }), { key: "ArrowRight" });
  expect(index()).toBe(0);
});

test.each(["altKey", "ctrlKey", "metaKey"])("leaves an arrow key with %s to the browser", (modifier) => {
  draw();
  const viewport = screen.getByRole("group", { name: "Dia's" });
  expect(fireEvent.keyDown(viewport, { key: "ArrowRight", [modifier]: true })).toBe(true);
  expect(index()).toBe(0);
});

test.each<[string, (region: HTMLElement) => void, (region: HTMLElement) => void]>([
  [
    "the pointer is on it",
    (region) => fireEvent.pointerEnter(region, { pointerType: "mouse" }),
    (region) => fireEvent.pointerLeave(region, { pointerType: "mouse" }),
  ],
  ["a finger is on it", (region) => fireEvent.touchStart(region), (region) => fireEvent.touchEnd(region)],
  [
    "the focus is in it",
    () => screen.getByRole("link", { name: "Japan" }).focus(),
    () => screen.getByRole("link", { name: "Japan" }).blur(),
  ],
])("stands still while %s", (_case, begin, end) => {
  const region = draw();
  act(() => begin(region));
  wait(20_000);
  expect(index()).toBe(0);
  act(() => end(region));
  wait(5000);
  expect(index()).toBe(1);
});

test("stands still in a hidden tab", () => {
  draw();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  wait(20_000);
  expect(index()).toBe(0);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  wait(5000);
  expect(index()).toBe(1);
});

test("stops for good when paused, until it is asked to go on", () => {
  draw();
  press("Carrousel pauzeren");
  wait(20_000);
  expect(index()).toBe(0);
  press("Carrousel afspelen");
  wait(5000);
  expect(index()).toBe(1);
});

test("never moves by itself in a grid or under reduced motion, and then has no pause button", () => {
  draw({ autoplay: false });
  expect(vi.getTimerCount()).toBe(0);
  expect(has("Carrousel pauzeren")).toBe(false);
});

test("does not move by itself when the visitor prefers less motion", () => {
  const preference = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal("matchMedia", () => preference);
  draw();
  vi.unstubAllGlobals();
  expect(vi.getTimerCount()).toBe(0);
  expect(has("Carrousel pauzeren")).toBe(false);
});

test("has nothing to press when all slides are in view", () => {
  draw({ slides: ["Noorwegen", "Japan", "Peru"] });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByRole("group", { name: "Dia's" })).not.toHaveAttribute("tabindex");
});

test.each([[[]], [[null, undefined, false]]])("draws nothing for the slides %j", (slides) => {
  render(carousel({ slides }));
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

test("keeps its place within what is left when slides go", () => {
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(375);
  const { rerender } = render(carousel());
  press("Naar dia 5");
  rerender(carousel({ slides: ["Noorwegen", "Japan"] }));
  expect(index()).toBe(1);
  expect(has("Volgende dia")).toBe(false);
});

test("hides nothing from a page without script, and takes over what the server drew", async () => {
  await hydrateAfter(carousel(), (page) => {
    expect(within(page).getAllByRole("link")).toHaveLength(5);
    expect(page.querySelector("[inert]")).toBeNull();
  });
  expect(index()).toBe(0);
});

test("lets the page hear what it hears itself, and still stands still", () => {
  const heard = vi.fn<() => void>();
  const region = draw({ onFocus: heard, onBlur: heard, onPointerEnter: heard, onTouchStart: heard });
  act(() => screen.getByRole("link", { name: "Japan" }).focus());
  wait(20_000);
  expect(index()).toBe(0);
  act(() => screen.getByRole("link", { name: "Japan" }).blur());
  fireEvent.pointerEnter(region);
  fireEvent.touchStart(region);
  expect(heard).toHaveBeenCalledTimes(4);
});

test("gives ref, class and further attributes to its section", () => {
  const ref = vi.fn<(node: HTMLElement | null) => void>();
  const region = draw({ ref, className: "eigen", id: "bestemmingen", colorWhite: true });
  expect(ref).toHaveBeenLastCalledWith(region);
  expect(region).toHaveClass("td-carousel", "eigen");
  expect(region).toHaveAttribute("id", "bestemmingen");
  expect(region).toHaveAttribute("data-color", "white");
});
