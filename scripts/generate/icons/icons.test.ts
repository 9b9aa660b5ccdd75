import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { flattenPath } from "./flatten-path.ts";
import { fontIcons } from "./icon-font.ts";
import { filled, outlineOf } from "./outline.ts";
import { iconFiles, iconFolder } from "./write-icons.ts";

const openLine = {
  points: [
    [0, 0],
    [4, 0],
  ] as const,
  closed: false,
};
const area = (points: readonly (readonly [number, number])[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

describe("flattenPath", () => {
  test.each([
    [
      "M1 2H4V6L0 0",
      [
        [1, 2],
        [4, 2],
        [4, 6],
        [0, 0],
      ],
    ],
    [
      "M0 0L2 0L2 2L0 0Z",
      [
        [0, 0],
        [2, 0],
        [2, 2],
      ],
    ],
  ])("%s", (path, points) => {
    expect(flattenPath(path)).toEqual([{ points, closed: path.endsWith("Z") }]);
  });

  test("keeps every point of a circle at its radius", () => {
    const [circle] = flattenPath("M3 12A9 9 0 0 1 21 12A9 9 0 0 1 3 12Z");
    expect(circle?.points).toHaveLength(40);
    for (const [x, y] of circle?.points ?? []) expect(Math.hypot(x - 12, y - 12)).toBeCloseTo(9);
  });

  test("ends a curve at the end point of its command", () => {
    expect(flattenPath("M0 0C0 4 4 8 8 8")[0]?.points.at(-1)).toEqual([8, 8]);
  });

  test("rejects an unknown command", () => {
    expect(() => flattenPath("M0 0q1 1 2 2")).toThrow('uses "q"');
  });
});

describe("the outline of a line", () => {
  test("is as large as the line and its two round ends", () => {
    const [contour = []] = outlineOf({ ...openLine, points: [...openLine.points] }, 2);
    expect(area(contour)).toBeGreaterThan(8 + Math.PI * 0.95);
    expect(area(contour)).toBeLessThan(8 + Math.PI);
  });

  test("of a closed line has an outside and a hole", () => {
    const square = flattenPath("M0 0H10V10H0Z").flatMap((line) => outlineOf(line, 2));
    expect(square.map((contour) => Math.sign(area(contour)))).toEqual([1, -1]);
  });

  test("gives a fill the direction of outlines", () => {
    for (const path of ["M0 0H4V4Z", "M0 0L4 4V0Z"])
      expect(flattenPath(path).map((line) => area(filled(line)))).toEqual([8]);
  });
});

test("every icon is within its grid, including the width of its line", () => {
  for (const { name, shape } of fontIcons)
    for (const { points } of flattenPath(shape.line))
      for (const [x, y] of points) expect([name, Math.min(x, y, 24 - x, 24 - y) >= 0.75]).toEqual([name, true]);
});

test("the static resource contains the current icons (npm run generate -- icons)", async () => {
  const files = await iconFiles();
  expect((await readdir(iconFolder)).toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [name, content] of Object.entries(files))
    expect([name, Buffer.from(content).equals(await readFile(join(iconFolder, name)))]).toEqual([name, true]);
});
