import type { Point } from "./projection.ts";

/** A rectangle by its top left corner. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** Where a label is written: `x` is its start, middle or end, `y` its middle. */
export interface LabelPlace extends Point {
  anchor: "start" | "middle" | "end";
}

const lineHeight = 22;
/** The average width of a letter of the labels. */
const letterWidth = 8.6;
/** Half the size of a stop's number, with some space around it. */
const stopRadius = 16;

/** Dots along a line, as shares of its length. */
const shares = Array.from({ length: 16 }, (_, index) => index / 16);

const anchors = ["end", "middle", "start"] as const;

/** Directions from a stop to its label, the preferred one first. */
const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** The box around a point. */
export const boxAround = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/**
 * Places the name of each stop on the side where it covers least: other labels, numbers, the line through the places and the
 * frame.
 *
 * @param frame inside which labels should stay
 */
export function placeLabels(
  stops: readonly (Point & { name: string })[],
  places: readonly Point[],
  frame: Box,
): readonly LabelPlace[] {
  const taken = stops.map((stop) => boxAround(stop, 2 * stopRadius - 2));
  const dots = places.flatMap((place, index) => {
    const { x, y } = places[index + 1] ?? place;
    return shares.map((share) =>
      boxAround({ x: place.x + (x - place.x) * share, y: place.y + (y - place.y) * share }, 4),
    );
  });
  return stops.map((stop) => {
    const width = stop.name.length * letterWidth;
    const candidates = directions.map(([right, down]) => {
      const x = stop.x + (right * stopRadius) / (down ? 2 : 1);
      const y = stop.y + down * (stopRadius + lineHeight / 2);
      const box = boxAround({ x: x + (right * width) / 2, y }, width, lineHeight);
      const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
      const cost = covered(dots) + 10 * covered(taken) - 20 * overlap(box, frame);
      return { x, y, anchor: anchors[right + 1] ?? "start", box, cost };
    });
    const { box, x, y, anchor } = candidates.reduce((best, other) => (other.cost < best.cost ? other : best));
    taken.push(box);
    return { x, y, anchor };
  });
}
