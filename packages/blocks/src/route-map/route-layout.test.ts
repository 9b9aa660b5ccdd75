import { expect, test } from "vitest";
import { placeLabels, type LabelPlace } from "./place-labels.ts";
import type { Place } from "./projection.ts";
import { landText } from "./land.ts";
import { areaOf, layOutRoute, mapWidth } from "./route-layout.ts";

type Stop = Place & { name: string };
const stopsOf = (text: string): Stop[] =>
  text.split(";").map((stop) => {
    const [name = "", latitude, longitude] = stop.split(",");
    return { name, latitude: Number(latitude), longitude: Number(longitude) };
  });

const norway = "Oslo,59.91,10.75;Flåm,60.86,7.11;Bergen,60.39,5.32;Trondheim,63.43,10.4;Tromsø,69.65,18.96";
const japan =
  "Tokio,35.68,139.69;Kamakura,35.32,139.55;Hakone,35.23,139.1;Kyoto,35.01,135.77;Nara,34.68,135.8;Hiroshima,34.39,132.45";
const routes: Record<string, string> = {
  norway,
  japan,
  "a round trip in the south": "Windhoek,-22.56,17.08;Sossusvlei,-24.73,15.34;Etosha,-18.85,16.3;Windhoek,-22.56,17.08",
  "one stop": "Ubud,-8.51,115.26",
  "the equator": "Quito,-0.2,-78.5;Kampala,0.3,32.6",
  "the poles": "Noordpool,90,0;Zuidpool,-90,0",
  "the date line": "Auckland,-36.85,174.76;Papeete,-17.54,-149.57",
  "fifteen times the same place": Array.from({ length: 15 }, () => "Ede,52,5.7").join(";"),
};

/** The points of path data that consists of steps. */
function pointsIn(path: string): { x: number; y: number }[] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const point = { x: 0, y: 0 };
  return Array.from({ length: numbers.length / 2 }, (_, index) => {
    point.x += numbers[2 * index] ?? 0;
    point.y += numbers[2 * index + 1] ?? 0;
    return { ...point };
  });
}

test.each(Object.entries(routes))("the map of %s keeps its stops apart and inside", (_name, text) => {
  const { stops, height, places } = layOutRoute(stopsOf(text));
  expect(height).toBeGreaterThanOrEqual(360);
  expect(height).toBeLessThanOrEqual(600);
  expect(JSON.stringify(places)).not.toMatch(/NaN|Infinity|null/);
  for (const [index, { x, y }] of stops.entries()) {
    expect(x > 20 && x < mapWidth - 20 && y > 20 && y < height - 20).toBe(true);
    for (const other of stops.slice(index + 1)) expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(44);
  }
});

test("north is up, and east is on the right", () => {
  const [oslo, , bergen, , tromso] = layOutRoute(stopsOf(norway)).stops;
  expect(bergen && oslo && bergen.x < oslo.x).toBe(true);
  expect(tromso && oslo && tromso.y < oslo.y).toBe(true);
  const [sydney, perth] = layOutRoute(stopsOf("Sydney,-33.9,151.2;Perth,-31.9,115.9")).stops;
  expect(sydney && perth && perth.x < sydney.x).toBe(true);
});

test("a route across the date line goes the short way", () => {
  const [auckland, papeete] = layOutRoute(stopsOf("Auckland,-36.85,174.76;Papeete,-17.54,-149.57")).stops;
  expect(auckland && papeete && auckland.x < papeete.x).toBe(true);
});

test("numbers that are moved apart leave the places where they are", () => {
  const { places, stops } = layOutRoute(stopsOf(japan));
  const [tokyo, kamakura] = places;
  expect(Math.hypot((tokyo?.x ?? 0) - (kamakura?.x ?? 0), (tokyo?.y ?? 0) - (kamakura?.y ?? 0))).toBeLessThan(30);
  expect(stops).not.toEqual(places);
});

test.each(["norway", "the date line", "a round trip in the south"])("the area of %s is the whole drawing", (name) => {
  const stops = stopsOf(routes[name] ?? "");
  const { west, south, east, north } = areaOf(stops);
  const corners = [
    { longitude: west, latitude: south },
    { longitude: east, latitude: south },
    { longitude: east, latitude: north },
    { longitude: west, latitude: north },
  ];
  const { land, height } = layOutRoute(stops, landText([corners], 1000));
  const points = pointsIn(land);
  expect(points).toHaveLength(4);
  const [left = 0, right = 0] = [...new Set(points.map(({ x }) => x))].toSorted((a, b) => a - b);
  const [top = 0, bottom = 0] = [...new Set(points.map(({ y }) => y))].toSorted((a, b) => a - b);
  for (const error of [left, right - mapWidth, top, bottom - height]) expect(Math.abs(error)).toBeLessThan(2);
});

test("land is drawn around the place that it is around", () => {
  const oslo = { latitude: 59.91, longitude: 10.75 };
  const around = [-0.05, 0.05].flatMap((north) => [-0.1, 0.1].map((east) => ({ north, east })));
  const ring = [0, 1, 3, 2].flatMap((index) => around[index] ?? []);
  const land = landText([ring.map(({ north, east }) => ({ latitude: 59.91 + north, longitude: 10.75 + east }))], 100);
  const drawn = layOutRoute([oslo], land);
  const [place] = drawn.places;
  const xs = pointsIn(drawn.land).map(({ x }) => x);
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(place?.x ?? 0, 0);
});

test.each(["", "10", "10;", "x;1 2", "10;1 2 3", "0;1 2 3 4"])(
  "the outline %j draws nothing that is not a number",
  (outline) => {
    expect(layOutRoute(stopsOf(norway), outline).land).toMatch(/^(?:M[\d l-]+z)?$/);
  },
);

test.each(["norway", "japan"])("the labels of %s cover neither each other nor a stop nor the frame", (name) => {
  const places = stopsOf(routes[name] ?? "");
  const { stops, places: points, height } = layOutRoute(places);
  const named = stops.map((stop, index) => ({ ...stop, name: places[index]?.name ?? "" }));
  const labels = placeLabels(named, points, { x: 0, y: 0, width: mapWidth, height });
  const boxes = labels.map(({ x, y, anchor }: LabelPlace, index) => {
    const width = (named[index]?.name.length ?? 0) * 8.6;
    const left = x - { start: 0, middle: width / 2, end: width }[anchor];
    return { left, right: left + width, top: y - 11, bottom: y + 11 };
  });
  const circles = stops.map(({ x, y }) => ({ left: x - 12, right: x + 12, top: y - 12, bottom: y + 12 }));
  for (const [index, box] of boxes.entries()) {
    expect(box.left >= 0 && box.right <= mapWidth && box.top >= 0 && box.bottom <= height).toBe(true);
    for (const other of [...boxes.slice(index + 1), ...circles]) {
      const isApart =
        box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
      expect(isApart, `${named[index]?.name} ${JSON.stringify({ box, other })}`).toBe(true);
    }
  }
});
