import { expect, test } from "vitest";
import { readStories } from "./read-stories.ts";

const story = { rating: 5, review: "Prachtig.", client: "Familie Jansen", date: "mei 2026", storyId: 1 };

test.each([
  [0, 1],
  [1, 1],
  [3.6, 4],
  [5, 5],
  [6, 5],
  [-3, 1],
  ["4", 4],
  [1e308, 5],
])("a rating of %j is %d stars", (rating, stars) => {
  expect(readStories([{ ...story, rating }]).stories[0]?.rating).toBe(stars);
});

test.each([["goed"], [Number.NaN], [{}]])("a rating of %j is no rating, with one warning", (rating) => {
  const { stories, warnings } = readStories([{ ...story, rating }]);
  expect(stories[0]?.rating).toBeUndefined();
  expect(warnings).toHaveLength(1);
});

test("the step may be a text", () => {
  expect(readStories([{ ...story, storyId: "2" }]).stories[0]?.step).toBe(2);
});

test("stories may be a JSON text", () => {
  expect(readStories(JSON.stringify([story])).stories).toEqual([
    { rating: 5, review: "Prachtig.", client: "Familie Jansen", date: "mei 2026", step: 1 },
  ]);
});

test.each([[null], [undefined], [""], ["["], [{}], [[]], [[null, 7]]])("%j holds no stories", (value) => {
  expect(readStories(value)).toEqual({ stories: [], warnings: [] });
});
