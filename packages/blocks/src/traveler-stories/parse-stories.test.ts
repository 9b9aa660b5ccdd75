import { expect, test } from "vitest";
import { hostileSettings } from "../../../ui/src/internal/testing/hostile-values.ts";
import { parseStories } from "./parse-stories.ts";

const story = {
  rating: 5,
  review: "Prachtig.",
  client: "Familie Jansen",
  date: "mei 2026",
  storyId: 1,
  address: "/?bestemming=Peru#offerte",
};

test.each([
  [0, 1, 1],
  [1, 1, 0],
  [3.6, 4, 0],
  [5, 5, 0],
  [6, 5, 1],
  [-3, 1, 1],
  ["4", 4, 0],
  [1e308, 5, 1],
])("a rating of %j is %d stars, with %d problems", (rating, stars, count) => {
  const { stories, problems } = parseStories([{ ...story, rating }]);
  expect(stories[0]?.rating).toBe(stars);
  expect(problems).toHaveLength(count);
});

test.each([["goed"], [Number.NaN], [{}]])("a rating of %j is no rating, with one problem", (rating) => {
  const { stories, problems } = parseStories([{ ...story, rating }]);
  expect(stories[0]?.rating).toBeUndefined();
  expect(problems).toMatchObject([["rating", { expected: { format: "rating" } }]]);
});

test("the step may be a text", () => {
  expect(parseStories([{ ...story, storyId: "2" }]).stories[0]?.storyId).toBe(2);
});

test("stories may be a JSON text", () => {
  expect(parseStories(JSON.stringify([story]))).toEqual({ stories: [story], problems: [] });
});

test("other fields of a story are ignored", () => {
  expect(parseStories([{ ...story, UUID: "a" }])).toEqual({ stories: [story], problems: [] });
});

test.each([[null], [undefined], [""], ["["], [{}], [[]], [[null, 7]]])("%j holds no stories", (value) => {
  expect(parseStories(value)).toEqual({ stories: [], problems: [] });
});

test.each(Object.keys(story))("a story may have any %s", (name) => {
  for (const value of hostileSettings)
    expect(parseStories([{ ...story, [name]: value }]).problems.length).toBeLessThanOrEqual(1);
});
