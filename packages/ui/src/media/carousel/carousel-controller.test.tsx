import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCarousel, type CarouselController } from "./carousel-controller.ts";
import { setPageWidth } from "./carousel-fixture.tsx";
import { initialCarouselState } from "./carousel-state.ts";

const options = { slideCount: 5 };

let root: HTMLElement;
let carousel: CarouselController;
let prefersReducedMotion: EventTarget & { matches: boolean };

const index = (): number => carousel.getState().index;
const moves = (): boolean => {
  const before = index();
  vi.advanceTimersByTime(5000);
  return index() !== before;
};

const isHidden = (): boolean[] => [...root.querySelectorAll("p")].map((slide) => slide.hasAttribute("inert"));

beforeEach(() => {
  vi.useFakeTimers();
  setPageWidth(1280);
  prefersReducedMotion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => prefersReducedMotion);
  root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = `<div class="td-carousel__viewport">${"<p></p>".repeat(5)}</div>`;
  carousel = createCarousel(root, options);
});

afterEach(() => {
  carousel.destroy();
  root.remove();
  vi.useRealTimers();
});

test("returns the same state until something changes, and notifies subscribers then", () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = carousel.subscribe(listener);
  const before = carousel.getState();
  carousel.update({ ...options });
  window.dispatchEvent(new Event("resize"));
  expect(carousel.getState()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  carousel.next();
  expect(carousel.getState()).not.toBe(before);
  expect(carousel.getState()).toMatchObject({ index: 1, announcement: { first: 2, last: 4, count: 5 } });
  expect(before.index).toBe(0);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  carousel.next();
  expect(listener).toHaveBeenCalledOnce();
});

test("stays at the last slide when slides disappear, and does not move when they come back", () => {
  carousel.goTo(4);
  carousel.update({ slideCount: 2 });
  carousel.update(options);
  expect(carousel.getState().index).toBe(1);
});

test("waits until the last finger left", () => {
  const end = (...touches: { target: Node }[]): boolean =>
    root.dispatchEvent(Object.assign(new Event("touchend"), { touches }));
  root.dispatchEvent(new Event("touchstart"));
  end({ target: root });
  expect(moves()).toBe(false);
  end({ target: document.body });
  expect(moves()).toBe(true);
});

test("observes the page", () => {
  expect(moves()).toBe(true);
  expect(carousel.getState()).toMatchObject({ index: 1, visibleCount: 3, announcement: undefined });
  setPageWidth(768);
  window.dispatchEvent(new Event("resize"));
  expect(carousel.getState().visibleCount).toBe(1);
  const isPageHidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(moves()).toBe(false);
  isPageHidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(moves()).toBe(true);
  prefersReducedMotion.matches = true;
  prefersReducedMotion.dispatchEvent(new Event("change"));
  expect(moves()).toBe(false);
  expect(carousel.getState().canAutoplay).toBe(false);
});

test("moves on until the last slide is visible, then to the first", () => {
  const goNext = (): number => {
    carousel.next();
    return index();
  };
  expect([goNext(), goNext(), carousel.getState().hasNext, goNext()]).toEqual([1, 2, false, 0]);
  carousel.goTo(4);
  expect(goNext()).toBe(0);
});

test("stays within the slides", () => {
  carousel.goTo(99);
  expect(carousel.getState().index).toBe(4);
  carousel.goTo(-1);
  expect(carousel.getState().index).toBe(0);
  carousel.update({ slideCount: 0 });
  carousel.next();
  expect(carousel.getState()).toMatchObject({ index: 0, hasNext: false, canAutoplay: false });
});

test("leaves nothing behind when destroyed", () => {
  carousel.destroy();
  expect(moves()).toBe(false);
  expect(isHidden()).not.toContain(true);
  root.firstElementChild?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(carousel.getState().index).toBe(0);
});

test("needs a viewport", () => {
  expect(() => createCarousel(document.createElement("div"), options)).toThrow("td-carousel__viewport");
});

test.each([
  ["slider", true],
  ["grid", false],
] as const)("the initial state of a %s has controls for every page width", (layout, isSlider) => {
  expect(initialCarouselState({ slideCount: 2, layout })).toMatchObject({ isSlider, allSlidesVisible: false });
  expect(initialCarouselState({ slideCount: 1, layout })).toMatchObject({ isSlider, allSlidesVisible: true });
});
