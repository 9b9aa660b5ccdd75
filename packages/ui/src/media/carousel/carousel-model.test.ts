import { describe, expect, test } from "vitest";
import {
  canAutoplay,
  firstVisible,
  hasNext,
  hasPrevious,
  isAutoplaying,
  isVisible,
  nextIndex,
  previousIndex,
  visibleSlides,
  type Autoplay,
  type Interaction,
  type Track,
} from "./carousel-model.ts";

const fiveByThree: Track = { count: 5, visible: 3 };

test.each([
  [1920, 3],
  [1201, 3],
  [1200, 2],
  [769, 2],
  [768, 1],
  [375, 1],
  [0, 1],
  [Number.NaN, 1],
])("a page of %d pixels shows %d slides", (width, visible) => {
  expect(visibleSlides(width)).toBe(visible);
});

describe("next", () => {
  test("goes on until the last slide is in view, then to the first", () => {
    const seen = [0, 1, 2].map((index) => nextIndex(index, fiveByThree));
    expect(seen).toEqual([1, 2, 0]);
  });

  test.each([
    ["from beyond the end", 4, fiveByThree, 0],
    ["where all slides are in view", 0, { count: 3, visible: 3 }, 0],
    ["with a single slide", 0, { count: 1, visible: 2 }, 0],
    ["without slides", 0, { count: 0, visible: 1 }, 0],
  ])("%s begins again", (_case, index, track, expected) => {
    expect(nextIndex(index, track)).toBe(expected);
  });

  test.each([
    [0, true],
    [1, true],
    [2, false],
    [4, false],
  ])("is offered at %d: %s", (index, offered) => {
    expect(hasNext(index, fiveByThree)).toBe(offered);
  });
});

describe("previous", () => {
  test("goes back to the first slide and stays there", () => {
    expect([2, 1, 0].map((index) => previousIndex(index, fiveByThree))).toEqual([1, 0, 0]);
  });

  test("moves the track at once from an index beyond the last start", () => {
    expect([4, 3].map((index) => previousIndex(index, fiveByThree))).toEqual([1, 1]);
  });

  test("is offered after the first slide", () => {
    expect([0, 1].map(hasPrevious)).toEqual([false, true]);
  });
});

test("the track stops with the last slide, also when the index goes on", () => {
  expect([0, 1, 2, 3, 4].map((index) => firstVisible(index, fiveByThree))).toEqual([0, 1, 2, 2, 2]);
  expect([0, 1, 2, 3, 4].filter((slide) => isVisible(slide, 4, fiveByThree))).toEqual([2, 3, 4]);
});

const untouched: Interaction = { isHovered: false, isTouched: false, hasFocus: false, hasFocusInSlide: false };
const untouchedAutoplay: Autoplay = {
  autoplay: true,
  playback: "auto",
  interaction: untouched,
  isPageHidden: false,
  prefersReducedMotion: false,
};
const interaction = (changes: Partial<Interaction>): Partial<Autoplay> => ({
  interaction: { ...untouched, ...changes },
});

test.each<[string, Partial<Autoplay>, Track, can: boolean, plays: boolean]>([
  ["untouched", {}, fiveByThree, true, true],
  ["in a grid", { autoplay: false }, fiveByThree, false, false],
  ["paused", { playback: "paused" }, fiveByThree, true, false],
  ["hovered", interaction({ isHovered: true }), fiveByThree, true, false],
  ["with focus", interaction({ hasFocus: true }), fiveByThree, true, false],
  [
    "hovered and with focus on a control, after the visitor pressed play",
    { playback: "playing", ...interaction({ isHovered: true, hasFocus: true }) },
    fiveByThree,
    true,
    true,
  ],
  [
    "touched, after the visitor pressed play",
    { playback: "playing", ...interaction({ isTouched: true }) },
    fiveByThree,
    true,
    false,
  ],
  [
    "with focus in a slide, after the visitor pressed play",
    { playback: "playing", ...interaction({ hasFocus: true, hasFocusInSlide: true }) },
    fiveByThree,
    true,
    false,
  ],
  ["in a hidden tab", { playback: "playing", isPageHidden: true }, fiveByThree, true, false],
  ["under reduced motion", { prefersReducedMotion: true }, fiveByThree, false, false],
  ["with all slides visible", {}, { count: 3, visible: 3 }, false, false],
])("autoplay %s", (_case, changes, track, can, plays) => {
  const autoplay = { ...untouchedAutoplay, ...changes };
  expect(canAutoplay(autoplay, track)).toBe(can);
  expect(isAutoplaying(autoplay, track)).toBe(plays);
});
