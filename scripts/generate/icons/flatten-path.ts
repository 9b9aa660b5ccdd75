/** A point on the grid, y down. */
export type Point = readonly [x: number, y: number];

/** A line of points; a closed one ends where it began without repeating the point. */
export interface Polyline {
  points: Point[];
  closed: boolean;
}

/** Number of straight segments per curve or quarter of a circle. */
const steps = 10;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

function cubic(from: Point, [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]: readonly number[]): Point[] {
  const at = (t: number, a: number, b: number, c: number, d: number): number =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
  return range(steps).map((step) => {
    const t = step / steps;
    return [at(t, from[0], x1, x2, x), at(t, from[1], y1, y2, y)] as const;
  });
}

/** Points on a part of a circle; an arc of the path language whose two radii are the same. */
function arc([x0, y0]: Point, [radius = 0, , , large = 0, sweep = 0, x = 0, y = 0]: readonly number[]): Point[] {
  const chord = Math.hypot(x - x0, y - y0);
  const toCentre = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) * (large === sweep ? -1 : 1);
  const centre: Point = [(x0 + x) / 2 + (toCentre * (y0 - y)) / chord, (y0 + y) / 2 + (toCentre * (x - x0)) / chord];
  const start = Math.atan2(y0 - centre[1], x0 - centre[0]);
  const turn = Math.atan2(y - centre[1], x - centre[0]) - start;
  const angle = sweep ? (turn + 4 * Math.PI) % (2 * Math.PI) : -((4 * Math.PI - turn) % (2 * Math.PI));
  const pieces = Math.max(2, Math.ceil((Math.abs(angle) / (Math.PI / 2)) * steps));
  return range(pieces).map((piece) => {
    const direction = start + (angle * piece) / pieces;
    return [centre[0] + radius * Math.cos(direction), centre[1] + radius * Math.sin(direction)] as const;
  });
}

const pointsOf: Readonly<Record<string, (from: Point, numbers: readonly number[]) => Point[]>> = {
  L: (_, [x = 0, y = 0]) => [[x, y]],
  H: (from, [x = 0]) => [[x, from[1]]],
  V: (from, [y = 0]) => [[from[0], y]],
  C: cubic,
  A: arc,
};

/**
 * Converts path commands to lines of points, and curves to short straight segments.
 *
 * @param path the commands M, L, H, V, C, A (circles only) and Z, each with its letter, in absolute coordinates
 * @throws Error when the path uses another command
 * @example
 * flattenPath("M0 0H4"); // [{ points: [[0, 0], [4, 0]], closed: false }]
 */
export function flattenPath(path: string): Polyline[] {
  const lines: Polyline[] = [];
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const line = lines.at(-1);
    const from = line?.points.at(-1);
    const more = pointsOf[letter];
    if (letter === "M") lines.push({ points: [[numbers[0] ?? 0, numbers[1] ?? 0]], closed: false });
    else if (letter === "Z" && line) close(line);
    else if (more && line && from) line.points.push(...more(from, numbers));
    else throw new Error(`The path "${path}" uses "${letter}", which is not supported: use M, L, H, V, C, A or Z.`);
  }
  return lines;
}

function close(line: Polyline): void {
  line.closed = true;
  const [first, last] = [line.points[0], line.points.at(-1)];
  if (first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6) line.points.pop();
}
