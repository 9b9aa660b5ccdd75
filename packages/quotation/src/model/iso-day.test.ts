import { formatISO } from "date-fns/formatISO";
import { expect, test } from "vitest";
import { isoDay } from "./iso-day.ts";

test.each([
  ["2026-05-01T12:00:00Z", "2026-05-01"],
  ["2026-12-31T22:59:59Z", "2026-12-31"],
  ["2026-12-31T23:00:00Z", "2027-01-01"],
  ["2028-02-29T08:00:00Z", "2028-02-29"],
])("%s is the day %s in Amsterdam", (moment, day) => {
  const date = new Date(moment);
  expect(isoDay(date)).toBe(day);
  expect(isoDay(date)).toBe(formatISO(date, { representation: "date" }));
});
