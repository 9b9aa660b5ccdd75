import { expect, test } from "vitest";
import { withPageQuery } from "./page-query.ts";

const page = "https://www.example.com/reizen/?utm_source=nieuwsbrief&utm_medium=e-mail";

test.each([
  ["/reizen/privacy", "/reizen/privacy?utm_source=nieuwsbrief&utm_medium=e-mail"],
  ["/reizen/#offerte", "/reizen/?utm_source=nieuwsbrief&utm_medium=e-mail#offerte"],
  ["https://www.example.com/a", "/a?utm_source=nieuwsbrief&utm_medium=e-mail"],
  ["/bedankt/?ts=1", "/bedankt/?ts=1"],
  ["/a?utm_source=eigen", "/a?utm_source=eigen"],
  ["#offerte", "#offerte"],
  ["https://example.org/a", "https://example.org/a"],
  ["//example.org/a", "//example.org/a"],
  ["mailto:reizen@example.com", "mailto:reizen@example.com"],
  ["/.//example.org", "https://www.example.com//example.org?utm_source=nieuwsbrief&utm_medium=e-mail"],
])("from a page of a campaign, %j leads to %j", (address, expected) => {
  expect(withPageQuery(address, page)).toBe(expected);
});

test.each(["", "?ts=2026-05-01-0001", "?recordId=a01", "?bestemming=Peru"])(
  "a page with the query %j passes nothing on",
  (query) => {
    expect(withPageQuery("/a", `https://www.example.com/${query}`)).toBe("/a");
  },
);

test("a repeated parameter is passed on as often", () => {
  expect(withPageQuery("/a", "https://www.example.com/?b=1&b=2")).toBe("/a?b=1&b=2");
});
