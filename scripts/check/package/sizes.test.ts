import { expect, test } from "vitest";
import { tooHeavy, weightTable } from "./sizes.ts";

const light = { name: "Button", bytes: 812, limit: 4000 };
const full = { name: "SearchList", bytes: 4000, limit: 4000 };
const heavy = { name: "Carousel", bytes: 4001, limit: 4000 };

test("a limit may be reached, not passed", () => {
  expect(tooHeavy([light, full, heavy])).toEqual([heavy]);
});

test("the table names what is too heavy", () => {
  expect(weightTable([light, full, heavy])).toBe(
    [
      "Button       0.81 kB of   4.00 kB",
      "SearchList   4.00 kB of   4.00 kB",
      "Carousel     4.00 kB of   4.00 kB  too heavy",
    ].join("\n"),
  );
});
