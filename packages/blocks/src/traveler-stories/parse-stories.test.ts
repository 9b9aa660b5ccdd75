import { expect, test } from "vitest";
import { hostileSettings } from "../../../ui/src/internal/testing/hostile-values.ts";
import { parseStories, storyWarnings } from "./parse-stories.ts";

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
  expect(parseStories([{ ...story, rating }])[0]?.rating).toBe(stars);
  expect(storyWarnings([{ ...story, rating }])).toHaveLength(count);
});

test.each([["goed"], [Number.NaN], [{}]])("a rating of %j is no rating, with one problem", (rating) => {
  expect(parseStories([{ ...story, rating }])[0]?.rating).toBeUndefined();
  expect(storyWarnings([{ ...story, rating }])).toEqual([
    expect.stringMatching(/^TravelerStories: rating: .* is not valid; use a number from 1 to 5/),
  ]);
});

test("the step may be a text", () => {
  expect(parseStories([{ ...story, storyId: "2" }])[0]?.storyId).toBe(2);
});

test("stories may be a JSON text", () => {
  expect(parseStories(JSON.stringify([story]))).toEqual([story]);
});

test("other fields of a story are ignored", () => {
  expect(parseStories([{ ...story, UUID: "a" }])).toEqual([story]);
});

test.each([[null], [undefined], [""], ["["], [{}], [[]], [[null, 7]]])("%j holds no stories", (value) => {
  expect(parseStories(value)).toEqual([]);
});

test.each(Object.keys(story))("a story may have any %s", (name) => {
  for (const value of hostileSettings)
    expect(storyWarnings([{ ...story, [name]: value }]).length).toBeLessThanOrEqual(1);
});
