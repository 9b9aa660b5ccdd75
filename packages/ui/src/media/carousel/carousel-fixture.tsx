import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { vi } from "vitest";
import { Carousel, type CarouselProps } from "./index.ts";

const names = ["Noorwegen", "Japan", "Namibië", "Peru", "Oman"];

/** A carousel with a link in each of five slides. */
export const carousel = (props: Partial<CarouselProps> = {}): ReactElement => (
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

/** Sets the width of the page until mocks are restored. */
export const setPageWidth = (width: number): void =>
  void vi.spyOn(globalThis, "innerWidth", "get").mockReturnValue(width);

/** Renders five slides on a page that shows three at once. */
export function renderCarousel(props: Partial<CarouselProps> = {}): HTMLElement {
  setPageWidth(1280);
  render(carousel(props));
  return screen.getByRole("region", { name: "Onze bestemmingen" });
}

/** Clicks a button. */
export const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));
/** All dots. */
const dots = (): HTMLElement[] => within(screen.getByRole("group", { name: "Kies een dia" })).getAllByRole("button");
/** The current slide. */
export const index = (): number => dots().findIndex((dot) => dot.getAttribute("aria-current") === "true");
/** Advances the fake clock. */
export const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
