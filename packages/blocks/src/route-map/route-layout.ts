import { ringsOf } from "./land.ts";
import { centerOf, conicProjection, extentOf, type Place, type Point } from "./projection.ts";

/** Width of the drawing in units of its view box. */
export const mapWidth = 640;

/** The drawing of a route. */
export interface RouteLayout {
  height: number;
  /** Meridians and parallels, as path data. */
  graticule: string;
  /** The outline of the land, as path data. */
  land: string;
  /** A smooth line through the places. */
  route: readonly Point[];
  /** Where the stops are. */
  places: readonly Point[];
  /** Where their numbers are: at the stop, or beside it where stops are close to each other. */
  stops: readonly Point[];
}

/** What a map shows, in degrees. */
export interface MapArea {
  west: number;
  south: number;
  east: number;
  north: number;
  /** Units of the drawing per degree of latitude. */
  unitsPerDegree: number;
}

const margin = { x: 96, y: 72 };
const heights = { min: 360, max: 600 };
/** Room for two numbers beside each other on the smallest phone. */
const minDistance = 50;
/** A route within one city is rendered no larger than this, in units of the earth's radius. */
const minExtent = 0.008;
const graticuleSteps = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 30];
const samples = 16;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Path data of a line. */
export const pathOf = (points: readonly Point[]): string =>
  points.length > 1 ? `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}` : "";

/** Places for numbers that do not overlap: points that are too close to each other are moved apart. */
function spread(points: readonly Point[], height: number): readonly Point[] {
  // Stops at the same place have no direction to move in, so each one starts a little off, in a direction of its own.
  const moved = points.map(({ x, y }, index) => ({
    x: x + Math.cos(2.4 * index) / 9,
    y: y + Math.sin(2.4 * index) / 9,
  }));
  for (let round = 0; round < 60; round += 1) {
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) {
        const dx = b.x - a.x;
        const dy = b.y - a.y;
        const distance = Math.hypot(dx, dy);
        const push = Math.max(0, minDistance - distance) / distance / 2;
        a.x -= dx * push;
        a.y -= dy * push;
        b.x += dx * push;
        b.y += dy * push;
      }
      a.x = clamp(a.x, margin.x / 2, mapWidth - margin.x / 2);
      a.y = clamp(a.y, margin.y / 2, height - margin.y / 2);
    }
  }
  return moved;
}

/** A Catmull-Rom spline: a smooth line through all points. */
function smooth(points: readonly Point[]): readonly Point[] {
  return points.flatMap((start, index) => {
    const end = points[index + 1];
    if (!end) return [start];
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? end;
    const at = (t: number, axis: "x" | "y"): number => {
      const [p, a, b, n] = [before[axis], start[axis], end[axis], after[axis]];
      return a + (t * (b - p + t * (2 * p - 5 * a + 4 * b - n + t * (3 * (a - b) + n - p)))) / 2;
    };
    return Array.from({ length: samples }, (_, step) => ({ x: at(step / samples, "x"), y: at(step / samples, "y") }));
  });
}

/** Multiples of a step around a value. */
const multiples = (center: number, extent: number, step: number): number[] => {
  const first = Math.ceil((center - extent) / step);
  return Array.from({ length: Math.floor((2 * extent) / step) }, (_, index) => (first + index) * step);
};

/** The meridians and parallels around a center. */
function graticuleLines({ latitude: north, longitude: east }: Place, degrees: number): readonly Place[][] {
  // Meridians are closer to each other near the poles.
  const shrink = Math.max(Math.cos((north * Math.PI) / 180), 0.1);
  const extent = Math.min((degrees * 1.5) / shrink, 179);
  const step = graticuleSteps.find((size) => degrees / size <= 9) ?? 30;
  const latitudes = multiples(north, degrees, step).filter((latitude) => Math.abs(latitude) < 90);
  const longitudes = multiples(east, extent, graticuleSteps.find((size) => size * shrink >= step * 0.8) ?? 30);
  const along = Array.from({ length: 25 }, (_, index) => east + extent * (index / 12 - 1));
  return [
    ...latitudes.map((latitude) => along.map((longitude) => ({ latitude, longitude }))),
    ...longitudes.map((longitude) => latitudes.map((latitude) => ({ latitude, longitude }))),
  ];
}

/** How places become points of the drawing, which is as large as the places allow. */
function fit(places: readonly Place[]) {
  const center = centerOf(places);
  const { project, placeAt } = conicProjection(center);
  const projected = places.map(project);
  const [across, down] = [extentOf(projected.map(({ x }) => x)), extentOf(projected.map(({ y }) => y))];
  const scale = Math.min(
    (mapWidth - 2 * margin.x) / Math.max(across.size, minExtent),
    (heights.max - 2 * margin.y) / Math.max(down.size, minExtent),
  );
  const height = Math.round(clamp(down.size * scale + 2 * margin.y, heights.min, heights.max));
  return {
    center,
    scale,
    height,
    pointOf: (place: Place): Point => {
      const { x, y } = project(place);
      return { x: mapWidth / 2 + (x - across.middle) * scale, y: height / 2 + (y - down.middle) * scale };
    },
    placeOf: ({ x, y }: Point): Place =>
      placeAt({ x: (x - mapWidth / 2) / scale + across.middle, y: (y - height / 2) / scale + down.middle }),
  };
}

/** The area that the map of a route shows, with some space around it. @param places at least one */
export function areaOf(places: readonly Place[]): MapArea {
  const { scale, height, placeOf } = fit(places);
  const edge = Array.from({ length: 33 }, (_, index) => index / 32).flatMap((share) => [
    { x: share * mapWidth, y: 0 },
    { x: share * mapWidth, y: height },
    { x: 0, y: share * height },
    { x: mapWidth, y: share * height },
  ]);
  const around = edge.map(placeOf);
  const [across, down] = [
    extentOf(around.map(({ longitude }) => longitude)),
    extentOf(around.map(({ latitude }) => latitude)),
  ];
  const side = 0.52;
  return {
    west: across.middle - across.size * side,
    south: down.middle - down.size * side,
    east: across.middle + across.size * side,
    north: down.middle + down.size * side,
    unitsPerDegree: (scale * Math.PI) / 180,
  };
}

/**
 * Lays out the map of a route.
 *
 * @param places at least one
 * @param land outline as text, see `ringsOf`
 */
export function layOutRoute(places: readonly Place[], land = ""): RouteLayout {
  const { center, scale, height, pointOf } = fit(places);
  const points = places.map(pointOf);
  const lines = graticuleLines(center, ((height / scale) * 180) / Math.PI);
  return {
    height,
    graticule: lines.map((line) => pathOf(line.map(pointOf))).join(""),
    land: ringsOf(land)
      .map((ring) => `${pathOf(ring.map(pointOf))}Z`)
      .join(""),
    route: smooth(points),
    places: points,
    stops: spread(points, height),
  };
}
