import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mix } from "./colour.ts";
import { createRandom, fractalNoise } from "./noise.ts";
import { createPen } from "./pen.ts";
import { land, ridge, summits } from "./parts/land.ts";
import { people } from "./people/people.ts";
import { landscapes, landscapeSvg, rasterFile, vectorFiles } from "./pictures.ts";
import { drawingMarks, drawingsFile, mediaFolder } from "./drawings.ts";

const kilobyte = 1024;
const bytesOf = async (file: string): Promise<number> => (await stat(join(mediaFolder, file))).size;

describe("chance that repeats itself", () => {
  test("is the same for the same seed, and stays from 0 up to 1", () => {
    const [one, same, other] = [createRandom(5), createRandom(5), createRandom(6)];
    const rows = [one, same, other].map((random) => Array.from({ length: 500 }, random));
    expect(rows[0]).toEqual(rows[1]);
    expect(rows[0]).not.toEqual(rows[2]);
    expect(rows[0]?.every((value) => value >= 0 && value < 1)).toBe(true);
  });

  test("makes noise without jumps, from -1 to 1", () => {
    const noise = fractalNoise(createRandom(1), 4);
    const values = Array.from({ length: 2000 }, (_, step) => noise(step / 100));
    const jumps = values.map((value, index) => Math.abs(value - (values[index - 1] ?? value)));
    expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(1);
    expect(Math.max(...jumps)).toBeLessThan(0.15);
  });
});

test.each([
  ["#000000", "#ffffff", 0.5, "#808080"],
  ["#102030", "#ffffff", 0, "#102030"],
])("%s and %s mixed by %d is %s", (one, other, share, expected) => {
  expect(mix(one, other, share)).toBe(expected);
});

test("land runs over the whole picture, and its summits are its highest points", () => {
  const pen = createPen(600, 400, 3);
  const outline = ridge(pen, { base: 300, rise: 100, swells: 3 });
  expect(outline[0]?.[0]).toBeLessThanOrEqual(0);
  expect(outline.at(-1)?.[0]).toBeGreaterThanOrEqual(600);
  const highest = Math.min(...outline.map(([, y]) => y));
  expect(summits(outline, 30).map((index) => outline[index]?.[1])).toContain(highest);
  land(pen, outline, 400, "#335577", "#ffeedd");
  expect(pen.svg()).toContain('fill="url(#p1)"');
});

describe("the files of the sample site (npm run generate:artwork)", () => {
  test.each(Object.entries(vectorFiles()))("%s is as it is drawn now, and small", async (file, svg) => {
    expect(await readFile(join(mediaFolder, file), "utf8")).toBe(svg);
    expect(svg.length).toBeLessThan(12 * kilobyte);
  });

  test("the landscapes were made of the drawings as they are now", async () => {
    expect(JSON.parse(await readFile(drawingsFile, "utf8"))).toEqual(drawingMarks());
  });

  test.each(landscapes.flatMap(({ name, widths }) => widths.map((width) => [rasterFile(name, width), width] as const)))(
    "%s is a WebP of that width within its budget",
    async (file, width) => {
      const picture = await readFile(join(mediaFolder, file));
      expect([picture.toString("latin1", 0, 4), picture.toString("latin1", 8, 12)]).toEqual(["RIFF", "WEBP"]);
      // The extended header of a WebP holds its width, less one, from byte 24 on.
      expect(picture.readUIntLE(24, 3) + 1).toBe(width);
      expect(await bytesOf(file)).toBeLessThanOrEqual((width > 1000 ? 120 : 75) * kilobyte);
    },
  );

  test("the first picture that a phone loads is at most 60 kB", async () => {
    expect(await bytesOf("hero-mobile-960.webp")).toBeLessThanOrEqual(60 * kilobyte);
  });
});

test("each specialist has a face of their own", () => {
  expect(people).toHaveLength(11);
  expect(new Set(people.map(({ skin, hair, style }) => `${skin} ${hair} ${style}`)).size).toBe(people.length);
});

test("a drawing refers only to paints that it has", () => {
  for (const landscape of landscapes) {
    const svg = landscapeSvg(landscape);
    const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    const uses = [...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id);
    expect(uses.filter((id) => !ids.has(id))).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});
