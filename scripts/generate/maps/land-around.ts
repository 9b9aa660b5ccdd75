// Land from Natural Earth, at 1:10 and 1:50 million: https://www.naturalearthdata.com (public domain), as packed by world-atlas.
import { createRequire } from "node:module";
import { clipPolygon } from "lineclip";
import simplify from "simplify-js";
import { feature } from "topojson-client";
import { areaOf, landText, type Place } from "@travel-design/blocks/internal";

type Ring = [longitude: number, latitude: number][];

/** Maximum length of an outline in characters, because the page contains it. */
export const maxLandLength = 3000;

/** A map with more units of the drawing per degree is drawn from the atlas at 1:10 million. */
const fineFrom = 100;

/** Area of the smallest island that is drawn, in square units of the drawing. */
const minIsland = 3;

/** Continues the longitudes of a ring beyond 180 degrees where it crosses the date line. Closes the ring of Antarctica along the pole. */
function unrolled(ring: Ring): Ring {
  let turn = 0;
  let previous = ring[0]?.[0] ?? 0;
  const line = ring.map(([longitude, latitude]): [number, number] => {
    turn -= Math.round((longitude - previous) / 360) * 360;
    previous = longitude;
    return [longitude + turn, latitude];
  });
  return turn === 0 ? line : [...line, [previous + turn, -90], [ring[0]?.[0] ?? 0, -90]];
}

interface Atlas {
  objects: { land: object };
}

const require = createRequire(import.meta.url);
/** Coasts at 1:50 million are drawn with fewer points, and smoother. */
const atlases = {
  fine: (): Atlas => require("world-atlas/land-10m.json"),
  smooth: (): Atlas => require("world-atlas/land-50m.json"),
};
const loaded = new Map<keyof typeof atlases, readonly Ring[]>();

function readRings(name: keyof typeof atlases): readonly Ring[] {
  const known = loaded.get(name);
  if (known) return known;
  const atlas = atlases[name]();
  const { features } = feature(atlas, atlas.objects.land);
  const rings = features.flatMap(({ geometry }) => geometry.coordinates.flat().map(unrolled));
  loaded.set(name, rings);
  return rings;
}

const sizeOf = (ring: readonly { x: number; y: number }[]): number =>
  Math.abs(
    ring.reduce((sum, { x, y }, index) => {
      const next = ring[(index + 1) % ring.length] ?? { x, y };
      return sum + (x * next.y - next.x * y) / 2;
    }, 0),
  );

/**
 * The outline of the land on the map of a route, as text for the property `land` of a route map. It is as fine as fits in
 * {@link maxLandLength}, and empty where no land is near.
 *
 * @param stops in order
 */
export function landAround(stops: readonly Place[]): string {
  if (stops.length === 0) return "";
  const { west, south, east, north, unitsPerDegree } = areaOf(stops);
  const detail = unitsPerDegree > fineFrom ? "fine" : "smooth";
  // The longitudes of a map across the date line continue beyond 180 degrees.
  const rings = [-360, 0, 360].flatMap((turn) =>
    readRings(detail).flatMap((ring) => {
      const clipped = clipPolygon(ring, [west - turn, south, east - turn, north]);
      return clipped.length > 2 ? [clipped.map(([x, y]): [number, number] => [x + turn, y])] : [];
    }),
  );
  // Degrees of latitude are longer than those of longitude, except at the equator.
  const stretch = 1 / Math.cos(((south + north) / 2) * (Math.PI / 180));
  const inUnits = rings.map((ring) =>
    ring.map(([longitude, latitude]) => ({ x: longitude * unitsPerDegree, y: latitude * stretch * unitsPerDegree })),
  );
  const steps = Math.max(1, Math.round(unitsPerDegree * stretch));
  for (let tolerance = 0.5; ; tolerance *= 1.2) {
    const simple = inUnits
      .map((ring) => simplify(ring, tolerance, true))
      .filter((ring) => ring.length > 2 && sizeOf(ring) > minIsland);
    const land = simple.map((ring) =>
      ring.map(({ x, y }) => ({ longitude: x / unitsPerDegree, latitude: y / stretch / unitsPerDegree })),
    );
    const text = land.length > 0 ? landText(land, steps) : "";
    if (text.length <= maxLandLength) return text;
  }
}
