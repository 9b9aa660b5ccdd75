import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { ringsOf, type Place } from "@travel-design/blocks/internal";
import { landAround, maxLandLength } from "./land-around.ts";
import { stopsOf, withLand } from "./with-land.ts";

/** Whether a spot is inside an odd number of rings: on land. */
const isLand = (land: string, { latitude, longitude }: Place): boolean =>
  ringsOf(land).filter((ring) => {
    let inside = false;
    for (const [index, a] of ring.entries()) {
      const b = ring[(index + 1) % ring.length] ?? a;
      const crosses = a.latitude > latitude !== b.latitude > latitude;
      const at = a.longitude + ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);
      if (crosses && longitude < at) inside = !inside;
    }
    return inside;
  }).length %
    2 ===
  1;

const places: Record<string, [latitude: number, longitude: number]> = {
  Hamar: [60.8, 11.07],
  "the North Sea": [58.5, 3],
  Ubud: [-8.51, 115.26],
  "the Bali Sea": [-8, 115.3],
  Suva: [-17.9, 178.2],
  Taveuni: [-16.85, -179.97],
  "the Koro Sea": [-17.8, 179.5],
  Antarctica: [-78, 30],
};
const spot = (name: string): Place => {
  const [latitude = 0, longitude = 0] = places[name] ?? [];
  return { latitude, longitude };
};

test.each<[string[], string[], string[]]>([
  [["Hamar"], ["Hamar"], []],
  [["Hamar", "the North Sea"], ["Hamar"], ["the North Sea"]],
  [["Ubud"], ["Ubud"], ["the Bali Sea"]],
  [["Suva", "Taveuni"], ["Suva"], ["the Koro Sea"]],
  [["Antarctica"], ["Antarctica"], []],
])("the land around %j contains %j and not %j", (stops, land, sea) => {
  const drawn = landAround(stops.map(spot));
  expect(drawn.length).toBeLessThanOrEqual(maxLandLength);
  for (const name of land) expect([name, isLand(drawn, spot(name))]).toEqual([name, true]);
  for (const name of sea) expect([name, isLand(drawn, spot(name))]).toEqual([name, false]);
});

test("no land is near a stop in the middle of an ocean", () => {
  expect(landAround([{ latitude: -45, longitude: -120 }])).toBe("");
  expect(landAround([])).toBe("");
});

test("a page's maps have their land, and the rest of the page stays as it is", () => {
  const map = (attributes: object): string =>
    `${JSON.stringify({ children: [{ definition: "c:tdRouteMap", attributes }, { definition: "c:tdHero" }] }, null, 2)}\n`;
  const stops = "Ubud | -8.51 | 115.26";
  const drawn = withLand(map({ stops, land: "1;2 3" }));
  expect(JSON.parse(drawn)).toEqual(JSON.parse(map({ land: landAround(stopsOf(stops)), stops })));
  expect(withLand(drawn)).toBe(drawn);
  expect(withLand('{"definition":"c:tdHero"}')).toBe('{"definition":"c:tdHero"}');
});

const views = resolve(
  import.meta.dirname,
  "../../../force-app/main/default/digitalExperiences/site/Travel_Design1/sfdc_cms__view",
);
const maps = globSync(join(views, "*/content.json")).flatMap((path) =>
  [...readFileSync(path, "utf8").matchAll(/"stops": ("(?:[^"\\]|\\.)*")/g)].map(([, stops = ""]) => ({
    page: path.split("/").at(-2),
    stops: stopsOf(JSON.parse(stops)),
  })),
);

/** Islands that are smaller than those of Natural Earth. */
const small = new Set(["Bora Bora", "Rangiroa"]);

test.each(maps)("on the map of $page every place is on land, or at the shore", ({ stops }) => {
  const land = landAround(stops);
  for (const { name, latitude, longitude } of stops.filter((stop) => !small.has(stop.name))) {
    const offsets = [0, -0.05, 0.05, -0.1, 0.1, -0.15, 0.15];
    const near = offsets.flatMap((north) =>
      offsets.map((east) => ({ latitude: latitude + north, longitude: longitude + east })),
    );
    expect([name, near.some((place) => isLand(land, place))]).toEqual([name, true]);
  }
});
