import { act, render, screen } from "@testing-library/react";
import { dispatchWindowEvent, windowEventNames } from "@travel-design/ui/models";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SideText } from "../../side-text/SideText.tsx";
import { TravelerStories } from "../../traveler-stories/TravelerStories.tsx";

const stories = ["Noorwegen", "Japan", "Peru"].map((place, index) => ({
  rating: index + 3,
  review: `Onze reis naar ${place} was prachtig.`,
  client: "Familie Jansen",
  date: "mei 2026",
  storyId: index + 1,
}));
const pairs = {
  title1: "Noorwegen",
  subtitle1: "Naar het noorden.",
  title2: "Japan",
  subtitle2: "Naar het oosten.",
  title3: "Peru",
  subtitle3: "Naar het westen.",
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Announces a step and waits for the components that follow the form. */
const announce = (detail: { step: number }): void =>
  act(() => {
    dispatchWindowEvent(document.body, windowEventNames.stepChange, detail);
    vi.runAllTimers();
  });
const shown = (): string[] => screen.getAllByText(/Noorwegen|Japan|Peru/).map(({ textContent }) => textContent);

describe.each<[string, () => ReactElement, (place: string) => RegExp]>([
  ["traveler stories", () => <TravelerStories stories={stories} />, (place) => new RegExp(place)],
  ["a side text", () => <SideText {...pairs} />, (place) => new RegExp(`^${place}$`)],
])("%s", (_name, create, of) => {
  test("follow the step of the form, one at a time", () => {
    render(create());
    expect(shown()).toEqual([expect.stringMatching(of("Noorwegen"))]);
    const seen = [1, 2, 3, 2].map((step) => {
      announce({ step });
      return shown();
    });
    expect(seen).toEqual(["Noorwegen", "Japan", "Peru", "Japan"].map((place) => [expect.stringMatching(of(place))]));
  });

  test("show the step that the form announced before they were mounted", () => {
    const announceStep = (): void => void dispatchWindowEvent(document.body, windowEventNames.stepChange, { step: 3 });
    window.addEventListener(windowEventNames.stepRequested, announceStep);
    render(create());
    act(() => void vi.runAllTimers());
    window.removeEventListener(windowEventNames.stepRequested, announceStep);
    expect(shown()).toEqual([expect.stringMatching(of("Peru"))]);
  });

  test("show nothing for a step without content", () => {
    render(create());
    announce({ step: 9 });
    expect(screen.queryByText(/Noorwegen|Japan|Peru/)).not.toBeInTheDocument();
  });
});
