import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Peru & Bolivia op maat", "peru-bolivia-op-maat"],
  ["Peru / Bolivia", "peru-bolivia"],
  ["Straße naar Færøerne", "strasse-naar-faeroerne"],
  ["Tromsø, één nacht", "tromso-een-nacht"],
  ["…", ""],
])("%j is %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
