import { ringsOf } from "./land.ts";
import { extentOf, latitudeAt, nearestLongitude, project, type Place, type Point } from "./projection.ts";

/** Width of the drawing in units of its view box. */
export const mapWidth = 640;

/** The drawing of a route. */
export interface RouteLayout {
  height: number;
  /** The outline of the land, as path data. */
  land: string;
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
  /** Units of the drawing per degree of longitude. */
  unitsPerDegree: number;
}

const margin = { x: 96, y: 72 };
const heights = { min: 360, max: 600 };
/** Room for two numbers beside each other on the smallest phone. */
const minDistance = 50;
/** A route within one city is rendered no larger than this, in degrees. */
const minExtent = 0.5;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Path data of a line, in integers and relative to the previous point, because a coast has hundreds of points. */
export function pathOf(points: readonly Point[]): string {
  const rounded = points.map(({ x, y }) => [Math.round(x), Math.round(y)] as const);
  const steps = rounded.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = rounded[index - 1] ?? [x, y];
    return x === beforeX && y === beforeY ? [] : [`${x - beforeX} ${y - beforeY}`];
  });
  const [start] = rounded;
  return start && steps.length > 0 ? `M${start.join(" ")}l${steps.join(" ").replaceAll(" -", "-")}` : "";
}

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

/** Computes the scale at which all places fit in the drawing, and projects them. */
function fit(places: readonly Place[]) {
  let previous = places[0]?.longitude ?? 0;
  // Each part of a route goes the short way around the earth.
  const projected = places.map(({ latitude, longitude }) => {
    previous = nearestLongitude(longitude, previous);
    return project({ latitude, longitude: previous });
  });
  const [across, down] = [extentOf(projected.map(({ x }) => x)), extentOf(projected.map(({ y }) => y))];
  const scale = Math.min(
    (mapWidth - 2 * margin.x) / Math.max(across.size, minExtent),
    (heights.max - 2 * margin.y) / Math.max(down.size, minExtent),
  );
  const height = Math.round(clamp(down.size * scale + 2 * margin.y, heights.min, heights.max));
  /** The projected point at the top left. */
  const origin = { x: across.middle - mapWidth / 2 / scale, y: down.middle - height / 2 / scale };
  const pointOf = ({ x, y }: Point): Point => ({ x: (x - origin.x) * scale, y: (y - origin.y) * scale });
  return { scale, height, origin, pointOf, points: projected.map(pointOf) };
}

/** The area that the map of a route shows. @param places at least one */
export function areaOf(places: readonly Place[]): MapArea {
  const { scale, height, origin } = fit(places);
  return {
    west: origin.x,
    south: latitudeAt(origin.y + height / scale),
    east: origin.x + mapWidth / scale,
    north: latitudeAt(origin.y),
    unitsPerDegree: scale,
  };
}

/**
 * Lays out the map of a route.
 *
 * @param places at least one
 * @param land outline as text, see `ringsOf`. Beyond the date line its longitudes continue from those of the first place
 */
export function layOutRoute(places: readonly Place[], land = ""): RouteLayout {
  const { height, pointOf, points } = fit(places);
  return {
    height,
    land: ringsOf(land)
      .map((ring) => pathOf(ring.map(project).map(pointOf)))
      .filter(Boolean)
      .map((path) => `${path}z`)
      .join(""),
    places: points,
    stops: spread(points, height),
  };
}
