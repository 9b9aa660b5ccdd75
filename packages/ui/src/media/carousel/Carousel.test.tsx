import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hydrateAfter } from "../../internal/testing/hydrate-after.ts";
import { carousel, index, press, renderCarousel, setPageWidth, wait } from "./carousel-fixture.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("leaves an arrow key with %s to the browser", (modifier) => {
  renderCarousel();
  const viewport = screen.getByRole("group", { name: "Dia's" });
  expect(fireEvent.keyDown(viewport, { key: "ArrowRight", [modifier]: true })).toBe(true);
  expect(index()).toBe(0);
});

test("has no controls when all slides are visible", () => {
  renderCarousel({ slides: ["Noorwegen", "Japan", "Peru"] });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByRole("group", { name: "Dia's" })).not.toHaveAttribute("tabindex");
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

test("keeps what was typed in a keyed slide when the slides are reordered", () => {
  const slidesOf = (order: readonly string[]): ReactElement[] =>
    order.map((name) => <input key={name} aria-label={name} />);
  const { rerender } = render(carousel({ slides: slidesOf(["Peru", "Oman"]) }));
  fireEvent.change(screen.getByLabelText("Peru"), { target: { value: "in mei" } });
  rerender(carousel({ slides: slidesOf(["Oman", "Peru"]) }));
  expect(screen.getByLabelText("Peru")).toHaveValue("in mei");
  expect(screen.getByLabelText("Oman")).toHaveValue("");
});

describe("as a grid", () => {
  const renderGrid = (width: number): void => {
    setPageWidth(width);
    render(carousel({ layout: "grid" }));
  };

  test("has no controls, no roles and no autoplay on a wide page", () => {
    renderGrid(769);
    wait(20_000);
    expect(screen.getAllByRole("link")).toHaveLength(5);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
    expect(screen.queryByRole("group")).not.toBeInTheDocument();
    expect(document.querySelector("[inert]")).toBeNull();
  });
});

test.each([[[]], [[null, undefined, false]]])("renders nothing for the slides %j", (slides) => {
  render(carousel({ slides }));
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

test("hides nothing before hydration, and hydrates what the server rendered", async () => {
  await hydrateAfter(carousel(), (page) => {
    expect(within(page).getAllByRole("link")).toHaveLength(5);
    expect(page.querySelector("[inert]")).toBeNull();
  });
  expect(index()).toBe(0);
});

describe("with an index of its owner", () => {
  test("starts there, follows it, and asks the owner for every move", () => {
    const onIndexChange = vi.fn<(index: number) => void>();
    setPageWidth(1280);
    const { rerender } = render(carousel({ index: 1, onIndexChange }));
    expect(index()).toBe(1);
    press("Volgende dia");
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(2);
    expect(index()).toBe(1);
    rerender(carousel({ index: 2, onIndexChange }));
    expect(index()).toBe(2);
    expect(onIndexChange).toHaveBeenCalledOnce();
  });

  test("an index beyond the last slide is the last slide", () => {
    renderCarousel({ index: 12 });
    expect(index()).toBe(4);
  });

  test("moves of an uncontrolled carousel are reported", () => {
    const onIndexChange = vi.fn<(index: number) => void>();
    renderCarousel({ onIndexChange });
    press("Volgende dia");
    wait(5000);
    expect(onIndexChange.mock.calls).toEqual([[1], [2]]);
    expect(index()).toBe(2);
  });
});
