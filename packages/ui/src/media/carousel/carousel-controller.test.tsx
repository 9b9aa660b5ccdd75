import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCarousel, type CarouselController } from "./carousel-controller.ts";
import type { CarouselEnvironment } from "./carousel-environment.ts";
import { initialCarouselState } from "./carousel-state.ts";

const options = { slideCount: 5 };

let page: { width: number; hidden: boolean; reducedMotion: boolean };
let notifyPageChange: () => void;
let tick: (() => void) | undefined;
let root: HTMLElement;
let carousel: CarouselController;

const environment: CarouselEnvironment = {
  getPageWidth: () => page.width,
  isPageHidden: () => page.hidden,
  prefersReducedMotion: () => page.reducedMotion,
  subscribe(onChange) {
    notifyPageChange = onChange;
    return () => (notifyPageChange = () => {});
  },
  repeat(callback) {
    tick = callback;
    return () => (tick = undefined);
  },
};

function changePage(changes: Partial<typeof page>): void {
  Object.assign(page, changes);
  notifyPageChange();
}

const isHidden = (): boolean[] => [...root.querySelectorAll("p")].map((slide) => slide.hasAttribute("inert"));

beforeEach(() => {
  page = { width: 1280, hidden: false, reducedMotion: false };
  root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = `<div class="td-carousel__viewport">${"<p></p>".repeat(5)}</div>`;
  carousel = createCarousel(root, options, environment);
});

afterEach(() => {
  carousel.destroy();
  root.remove();
});

test("returns the same state until something changes, and notifies subscribers then", () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = carousel.subscribe(listener);
  const before = carousel.getState();
  carousel.update({ ...options });
  notifyPageChange();
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
  expect(tick).toBeUndefined();
  end({ target: document.body });
  expect(tick).toBeDefined();
});

test("observes the page", () => {
  tick?.();
  expect(carousel.getState()).toMatchObject({ index: 1, visibleCount: 3, announcement: undefined });
  changePage({ width: 768 });
  expect(carousel.getState().visibleCount).toBe(1);
  changePage({ hidden: true });
  expect(tick).toBeUndefined();
  changePage({ hidden: false });
  expect(tick).toBeDefined();
  changePage({ reducedMotion: true });
  expect(tick).toBeUndefined();
  expect(carousel.getState().canAutoplay).toBe(false);
});

test("hides slides out of view, also those that are rendered later", () => {
  expect(isHidden()).toEqual([false, false, false, true, true]);
  carousel.goTo(4);
  expect(isHidden()).toEqual([true, true, false, false, false]);
  root.querySelector("div")?.append(document.createElement("p"));
  carousel.update({ slideCount: 6 });
  expect(isHidden()).toEqual([true, true, true, false, false, false]);
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

test("plays and pauses", () => {
  carousel.pause();
  expect(tick).toBeUndefined();
  expect(carousel.getState().isPaused).toBe(true);
  carousel.play();
  expect(tick).toBeDefined();
  expect(carousel.getState().isPaused).toBe(false);
});

test("leaves nothing behind when destroyed", () => {
  carousel.destroy();
  expect(tick).toBeUndefined();
  expect(isHidden()).not.toContain(true);
  root.firstElementChild?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(carousel.getState().index).toBe(0);
});

test("needs a viewport", () => {
  expect(() => createCarousel(document.createElement("div"), options, environment)).toThrow("render it first");
});

test.each([
  ["slider", true],
  ["grid", false],
] as const)("the initial state of a %s has controls for every page width", (layout, isSlider) => {
  expect(initialCarouselState({ slideCount: 2, layout })).toMatchObject({ isSlider, allSlidesVisible: false });
  expect(initialCarouselState({ slideCount: 1, layout })).toMatchObject({ isSlider, allSlidesVisible: true });
});
