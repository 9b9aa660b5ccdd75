import { fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hydrateAfter } from "../../internal/testing/hydrate-after.ts";
import { carousel, dots, has, index, press, renderCarousel, setPageWidth, wait } from "./carousel-fixture.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

test("shows an arrow only if there is a slide in its direction", () => {
  renderCarousel();
  const shown = [0, 1, 2, 4].map((slide) => {
    press(`Naar dia ${slide + 1}`);
    return [has("Vorige dia"), has("Volgende dia")];
  });
  expect(shown).toEqual([
    [false, true],
    [true, true],
    [true, false],
    [true, false],
  ]);
});

test("moves the focus to the other arrow when the focused one is removed", () => {
  renderCarousel();
  screen.getByRole("button", { name: "Volgende dia" }).focus();
  press("Volgende dia");
  expect(screen.getByRole("button", { name: "Volgende dia" })).toHaveFocus();
  press("Volgende dia");
  expect(screen.getByRole("button", { name: "Vorige dia" })).toHaveFocus();
});

test("moves by arrow keys, except those pressed in a slide", () => {
  renderCarousel();
  fireEvent.keyDown(screen.getByRole("group", { name: "Dia's" }), { key: "ArrowRight" });
  expect(index()).toBe(1);
  fireEvent.keyDown(screen.getByRole("button", { name: "Volgende dia" }), { key: "ArrowLeft" });
  expect(index()).toBe(0);
  fireEvent.keyDown(screen.getByRole("link", { name: "Noorwegen" }), { key: "ArrowRight" });
  expect(index()).toBe(0);
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

describe("with slides that arrive later", () => {
  const renderLate = (): void => {
    setPageWidth(1280);
    const { rerender } = render(carousel({ slides: [] }));
    rerender(carousel());
  };

  test("moves by keys, counts visible slides and hides the others", () => {
    renderLate();
    fireEvent.keyDown(screen.getByRole("group", { name: "Dia's" }), { key: "ArrowRight" });
    expect(index()).toBe(1);
    expect(screen.getByRole("status")).toHaveTextContent("Dia's 2 tot en met 4 van 5");
    expect(document.querySelectorAll("[inert]")).toHaveLength(2);
  });

  test("respects reduced motion", () => {
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
    renderLate();
    wait(20_000);
    expect(index()).toBe(0);
    expect(has("Carrousel pauzeren")).toBe(false);
  });
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

test("has one tab stop for all dots, and moves between them by keys", () => {
  renderCarousel();
  const tabStops = (): number[] => dots().flatMap((dot, position) => (dot.tabIndex === 0 ? [position] : []));
  expect(tabStops()).toEqual([0]);
  dots()[0]?.focus();
  const visited = ["ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home"].map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toBe(dots()[index()]);
    expect(tabStops()).toEqual([index()]);
    return index();
  });
  expect(visited).toEqual([1, 4, 4, 3, 0]);
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

  test("is a slider on a narrow page", () => {
    renderGrid(768);
    wait(5000);
    expect(index()).toBe(1);
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
