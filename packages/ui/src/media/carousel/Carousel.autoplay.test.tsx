import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carousel, has, index, press, renderCarousel, setPageWidth, wait } from "./carousel-fixture.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

test("starts at the first slide and moves every five seconds, from the last start back to the first slide", () => {
  renderCarousel();
  const seen = [index()];
  for (let turn = 0; turn < 3; turn += 1) {
    wait(4999);
    seen.push(index());
    wait(1);
    seen.push(index());
  }
  expect(seen).toEqual([0, 0, 1, 1, 2, 2, 0]);
});

test("announces the visitor's moves, but not automatic ones", () => {
  renderCarousel();
  wait(5000);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  press("Volgende dia");
  expect(screen.getByRole("status")).toHaveTextContent("Dia's 3 tot en met 5 van 5");
  wait(5000);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
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
])("does not move while %s", (_case, begin, end) => {
  const region = renderCarousel();
  act(() => begin(region));
  wait(20_000);
  expect(index()).toBe(0);
  act(() => end(region));
  wait(5000);
  expect(index()).toBe(1);
});

test("without autoplay it does not move and has no pause button", () => {
  renderCarousel({ autoplay: false });
  wait(20_000);
  expect(index()).toBe(0);
  expect(has("Carrousel pauzeren")).toBe(false);
});

test("plays after an explicit press, also while pointer and focus are on it, until it is paused", () => {
  const region = renderCarousel();
  fireEvent.pointerEnter(region, { pointerType: "mouse" });
  press("Carrousel pauzeren");
  act(() => screen.getByRole("button", { name: "Carrousel afspelen" }).focus());
  press("Carrousel afspelen");
  wait(5000);
  expect(index()).toBe(1);
  wait(5000);
  expect(index()).toBe(2);
  press("Carrousel pauzeren");
  wait(20_000);
  expect(index()).toBe(2);
});

test("waits the full interval after a move of the visitor", () => {
  renderCarousel();
  press("Carrousel pauzeren");
  press("Carrousel afspelen");
  wait(4000);
  press("Volgende dia");
  wait(4000);
  expect(index()).toBe(1);
  wait(1000);
  expect(index()).toBe(2);
});

test("calls the page's own event handlers, and still pauses", () => {
  const handler = vi.fn<() => void>();
  const region = renderCarousel({ onFocus: handler, onBlur: handler, onPointerEnter: handler, onTouchStart: handler });
  act(() => screen.getByRole("link", { name: "Japan" }).focus());
  wait(20_000);
  expect(index()).toBe(0);
  act(() => screen.getByRole("link", { name: "Japan" }).blur());
  fireEvent.pointerEnter(region);
  fireEvent.touchStart(region);
  expect(handler).toHaveBeenCalledTimes(4);
});

test("waits as long as its owner says, at least a second", () => {
  setPageWidth(1280);
  const { rerender } = render(carousel({ interval: 8000 }));
  wait(7999);
  expect(index()).toBe(0);
  wait(1);
  expect(index()).toBe(1);
  rerender(carousel({ interval: 1 }));
  wait(999);
  expect(index()).toBe(1);
  wait(1);
  expect(index()).toBe(2);
});
