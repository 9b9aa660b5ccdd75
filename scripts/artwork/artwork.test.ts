import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mix } from "./color.ts";
import { createRandom } from "./noise.ts";
import { brush } from "./paint/brush.ts";
import { createField } from "./paint/field.ts";
import { createCanvas, pixelAt, setPixel } from "./paint/canvas.ts";
import { renderTerrain, type Terrain } from "./paint/terrain.ts";
import { paintWater } from "./paint/water.ts";
import { people } from "./people/people.ts";
import { landscapes, landscapeSvg, rasterFile, vectorFiles } from "./pictures.ts";
import { drawingHashes, drawingsFile, mediaFolder } from "./drawings.ts";

const kilobyte = 1024;
const bytesOf = async (file: string): Promise<number> => (await stat(join(mediaFolder, file))).size;

describe("seeded random numbers", () => {
  test("is the same for the same seed, and stays from 0 up to 1", () => {
    const [one, same, other] = [createRandom(5), createRandom(5), createRandom(6)];
    const rows = [one, same, other].map((random) => Array.from({ length: 500 }, random));
    expect(rows[0]).toEqual(rows[1]);
    expect(rows[0]).not.toEqual(rows[2]);
    expect(rows[0]?.every((value) => value >= 0 && value < 1)).toBe(true);
  });

  test("makes a smooth field from -1 to 1", () => {
    const field = createField(1);
    const values = Array.from({ length: 2000 }, (_, step) => field(step / 100, 0.4));
    const jumps = values.map((value, index) => Math.abs(value - (values[index - 1] ?? value)));
    expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(1);
    expect(Math.max(...jumps)).toBeLessThan(0.05);
  });
});

test.each([
  ["#000000", "#ffffff", 0.5, "#808080"],
  ["#102030", "#ffffff", 0, "#102030"],
])("%s and %s mixed by %d is %s", (one, other, share, expected) => {
  expect(mix(one, other, share)).toBe(expected);
});

describe("painted scenery", () => {
  const flat: Terrain = {
    height: (x) => (x < 0 ? 4 : -5),
    level: 0,
    near: 10,
    far: 400,
    camera: { x: 0, height: 10, horizon: 50, focal: 100 },
    sun: [0, 1, 0],
    sunlight: [0.5, 0.5, 0.5],
    skylight: [0.5, 0.5, 0.5],
    haze: () => [0, 0, 1],
    hazeDistance: 100,
    shadow: 0,
    color: () => [1, 0, 0],
  };

  test("shows land above the water only, in haze that grows with distance", () => {
    const canvas = createCanvas(120, 100, 1);
    const mask = renderTerrain(canvas, flat);
    expect(mask[70 * 120 + 20]).toBe(1);
    expect(mask[70 * 120 + 100]).toBe(0);
    const [near, far] = [pixelAt(canvas, 5, 95), pixelAt(canvas, 58, 52)];
    expect(far[2]).toBeGreaterThan(near[2]);
  });

  test("mirrors the land in calm water", () => {
    const canvas = createCanvas(120, 100, 1);
    canvas.pixels.fill(1);
    for (let x = 0; x < 120; x += 1) for (let y = 30; y < 50; y += 1) setPixel(canvas, x, y, [1, 0, 0]);
    paintWater(canvas, new Uint8Array(120 * 100), flat.camera, {
      seed: 1,
      deep: [0, 0, 0],
      reflection: [1, 1],
      ripple: 0,
    });
    const [red, green] = pixelAt(canvas, 60, 60);
    expect(red).toBeGreaterThan(0.9);
    expect(green).toBeLessThan(0.1);
    expect(pixelAt(canvas, 60, 90)[1]).toBeGreaterThan(0.5);
  });

  test("a brush smooths noise and keeps edges", () => {
    const [width, height] = [32, 32];
    const pixels = new Uint8Array(width * height * 4).map((_, index) => {
      const x = (index >> 2) % width;
      return (x < 16 ? 60 : 200) + ((index * 7919) % 13);
    });
    const painted = brush(pixels, width, height, 3);
    const row = (x: number): number => painted[(16 * width + x) * 4] ?? 0;
    expect(Math.abs(row(6) - row(8))).toBeLessThan(5);
    expect(row(20) - row(12)).toBeGreaterThan(110);
  });
});

describe("the files of the sample site (npm run generate -- artwork)", () => {
  test.each(Object.entries(vectorFiles()))("%s is the current drawing, and small", async (file, svg) => {
    expect(await readFile(join(mediaFolder, file), "utf8")).toBe(svg);
    expect(Buffer.byteLength(svg)).toBeLessThan(6000);
  });

  test("the landscapes were made of the drawings as they are now", async () => {
    expect(JSON.parse(await readFile(drawingsFile, "utf8"))).toEqual(drawingHashes());
  });

  test.each(landscapes.flatMap(({ name, widths }) => widths.map((width) => [rasterFile(name, width), width] as const)))(
    "%s is a WebP of that width within its budget",
    async (file, width) => {
      const picture = await readFile(join(mediaFolder, file));
      expect([picture.toString("latin1", 0, 4), picture.toString("latin1", 8, 12)]).toEqual(["RIFF", "WEBP"]);
      // The extended header of a WebP holds its width, less one, from byte 24 on.
      expect(picture.readUIntLE(24, 3) + 1).toBe(width);
      expect(await bytesOf(file)).toBeLessThanOrEqual((width > 1000 ? 90 : width > 640 ? 60 : 30) * kilobyte);
    },
  );

  test("no file is wider than its drawing", () => {
    const tooWide = landscapes.filter(({ width, scale = 1, widths }) => Math.max(...widths) > width * scale + 0.5);
    expect(tooWide.map(({ name }) => name)).toEqual([]);
  });

  test("the folder has no landscape that is not drawn", async () => {
    const drawn = landscapes.flatMap(({ name, widths }) => widths.map((width) => rasterFile(name, width)));
    const files = (await readdir(mediaFolder)).filter((file) => file.endsWith(".webp"));
    expect(files.toSorted()).toEqual(drawn.toSorted());
  });

  test("the first picture that a phone loads is at most 12.6 kB", async () => {
    expect(await bytesOf("hero-mobile-640.webp")).toBeLessThanOrEqual(12.6 * kilobyte);
  });
});

test("each specialist has a face of their own", () => {
  expect(people).toHaveLength(11);
  expect(new Set(people.map(({ skin, hair, style }) => `${skin} ${hair} ${style}`)).size).toBe(people.length);
});

test("a drawing refers only to paints that it has", () => {
  for (const landscape of landscapes) {
    const svg = landscapeSvg(landscape, 0.02);
    const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    const uses = [...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id);
    expect(uses.filter((id) => !ids.has(id))).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});
