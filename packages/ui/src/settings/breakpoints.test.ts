import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { deviceFor, layoutBreakpoints, slotBreakpoints } from "./breakpoints.ts";

test.each([
  [0, "mobile"],
  [767, "mobile"],
  [768, "tablet"],
  [1024, "tablet"],
  [1024.5, "desktop"],
  [1025, "desktop"],
])("calls a page of %d pixels %s", (width, device) => expect(deviceFor(width)).toBe(device));

test("counts in ems: a page of larger letters is a smaller screen", () => {
  expect(deviceFor(1200, 32)).toBe("mobile");
});

test("style sheets change at these widths and at no other", () => {
  const { mobileMax, tabletMax } = layoutBreakpoints;
  const { wideGapAbove, fourColumnsAbove, gridAbove } = slotBreakpoints;
  const folder = resolve(import.meta.dirname, "..");
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => readFileSync(resolve(folder, file), "utf8"));
  const widths = sheets.flatMap((sheet) => [...sheet.matchAll(/@media \(width (.+)\)/g)].map(([, width]) => width));
  expect(new Set(widths)).toEqual(
    new Set([
      `<= ${mobileMax}em`,
      `<= ${tabletMax}em`,
      `> ${wideGapAbove}px`,
      `> ${fourColumnsAbove}px`,
      `> ${gridAbove}px`,
    ]),
  );
});
