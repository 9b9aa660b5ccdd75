import { describe, expect, test } from "vitest";
import {
  canMove,
  firstVisible,
  hasNext,
  hasPrevious,
  isMoving,
  isVisible,
  nextIndex,
  previousIndex,
  visibleSlides,
  type Motion,
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
    expect([2, 1, 0].map(previousIndex)).toEqual([1, 0, 0]);
  });

  test("is offered after the first slide", () => {
    expect([0, 1].map(hasPrevious)).toEqual([false, true]);
  });
});

test("the track stops with the last slide, also when the index goes on", () => {
  expect([0, 1, 2, 3, 4].map((index) => firstVisible(index, fiveByThree))).toEqual([0, 1, 2, 2, 2]);
  expect([0, 1, 2, 3, 4].filter((slide) => isVisible(slide, 4, fiveByThree))).toEqual([2, 3, 4]);
});

const free: Motion = { autoplay: true, paused: false, held: false, hidden: false, reduced: false };

test.each<[string, Partial<Motion>, Track, can: boolean, moves: boolean]>([
  ["left alone", {}, fiveByThree, true, true],
  ["in a grid", { autoplay: false }, fiveByThree, false, false],
  ["paused", { paused: true }, fiveByThree, true, false],
  ["hovered or focused", { held: true }, fiveByThree, true, false],
  ["in a hidden tab", { hidden: true }, fiveByThree, true, false],
  ["under reduced motion", { reduced: true }, fiveByThree, false, false],
  ["with all slides in view", {}, { count: 3, visible: 3 }, false, false],
])("%s", (_case, motion, track, can, moves) => {
  expect(canMove({ ...free, ...motion }, track)).toBe(can);
  expect(isMoving({ ...free, ...motion }, track)).toBe(moves);
});
