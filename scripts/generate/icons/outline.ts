// A font knows filled shapes only, so a line becomes the shape that a round pen would fill.
import type { Point, Polyline } from "./flatten-path.ts";

/** Joins that turn less than this (in radians) meet in one point; sharper ones get a round join. */
const softTurn = 0.3;
/** The largest angle between two points of a round join or end. */
const roundStep = Math.PI / 8;

const directionOf = ([x0, y0]: Point, [x1, y1]: Point): number => Math.atan2(y1 - y0, x1 - x0);
const moved = ([x, y]: Point, angle: number, distance: number): Point => [
  x + Math.cos(angle) * distance,
  y + Math.sin(angle) * distance,
];
const turnBetween = (before: number, after: number): number => {
  const turn = (after - before) % (2 * Math.PI);
  return turn > Math.PI ? turn - 2 * Math.PI : turn <= -Math.PI ? turn + 2 * Math.PI : turn;
};

/** The left edge of the pen where the line turns at a point. */
function joinAt(point: Point, before: number, after: number, reach: number): Point[] {
  const turn = turnBetween(before, after);
  const left = before - Math.PI / 2;
  if (Math.abs(turn) < softTurn) return [moved(point, left + turn / 2, reach / Math.cos(turn / 2))];
  // On the inner side of a turn the edge passes through the point itself, so that the fill stays whole.
  if (turn < 0) return [moved(point, left, reach), point, moved(point, left + turn, reach)];
  return roundAt(point, left, turn, reach);
}

function roundAt(point: Point, from: number, turn: number, reach: number): Point[] {
  const count = Math.ceil(turn / roundStep);
  return Array.from({ length: count + 1 }, (_, index) => moved(point, from + (turn * index) / count, reach));
}

/** The left edge of the pen along a line, its joins included. */
function leftEdge({ points, closed }: Polyline, reach: number): Point[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1] ?? (closed ? points.at(-1) : undefined);
    const after = points[index + 1] ?? (closed ? points[0] : undefined);
    if (before && after) return joinAt(point, directionOf(before, point), directionOf(point, after), reach);
    // Half a circle around the end of an open line; its beginning is the end of the way back.
    return before ? roundAt(point, directionOf(before, point) - Math.PI / 2, Math.PI, reach) : [];
  });
}

/**
 * The contours of a line with round joins and ends, to be filled with the rule "nonzero".
 *
 * @param width of the line, in units of the points
 */
export function outlineOf(line: Polyline, width: number): Point[][] {
  const back: Polyline = { points: line.points.toReversed(), closed: line.closed };
  const [there, andBack] = [leftEdge(line, width / 2), leftEdge(back, width / 2)];
  return line.closed ? [there, andBack] : [[...there, ...andBack]];
}

/** A closed shape, turned so that it adds to outlines rather than cutting holes in them. */
export function filled({ points }: Polyline): Point[] {
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? points.toReversed() : points;
}
