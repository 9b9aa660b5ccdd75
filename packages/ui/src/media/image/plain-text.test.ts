import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["<b>Zee</b> & zon", "Zee & zon"],
  ["Zee &amp; zon &quot;hier&quot;", 'Zee & zon "hier"'],
  ["Kamers < 5 en > 2", "Kamers < 5 en > 2"],
  ["  Een\n strand ", "Een strand"],
  ["Strand<!-- <b>leeg</b> -->", "Strand"],
  ["Strand<!-- nooit dicht", "Strand"],
  ["Strand <img src=x onerror=alert(1)", "Strand"],
  ["<script>alert(1)</script>Strand", "alert(1)Strand"],
  ["Ha &onbekend; ho", "Ha &onbekend; ho"],
  ["", ""],
  [null, ""],
  [Number.NaN, ""],
  [{ toString: () => "x" }, ""],
])("%j reads %j", (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

test("a word of ten thousand letters stays whole", () => {
  const word = "a".repeat(10_000);
  expect(plainText(word)).toBe(word);
});

test("a long run of opening brackets takes no time", () => {
  const began = performance.now();
  plainText("<a".repeat(20_000));
  plainText("<!--".repeat(20_000));
  expect(performance.now() - began).toBeLessThan(500);
});
