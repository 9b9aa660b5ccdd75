import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { layoutBreakpoints, slotBreakpoints } from "./breakpoints.ts";

test("style sheets change at these widths and at no other", () => {
  const { mobileMax, tabletMax } = layoutBreakpoints;
  const { wideGapAbove, fourColumnsAbove, gridAbove } = slotBreakpoints;
  const folders = ["ui", "blocks"].map((name) => resolve(import.meta.dirname, "../../..", name, "src"));
  const sheets = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => readFileSync(resolve(folder, file), "utf8")),
  );
  const widths = sheets.flatMap((sheet) => [...sheet.matchAll(/@media \(width ([^)]+)\)/g)].map(([, width]) => width));
  expect(new Set(widths)).toEqual(
    new Set([
      `<= ${mobileMax}em`,
      `> ${mobileMax}em`,
      `<= ${tabletMax}em`,
      `> ${wideGapAbove}px`,
      `> ${fourColumnsAbove}px`,
      `> ${gridAbove}px`,
      // The destination chooser of a hero, whose list and button do not fit beside each other on a small phone.
      "< 26em",
    ]),
  );
});
