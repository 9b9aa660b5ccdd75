import type { Point } from "./projection.ts";

/** A rectangle by its top left corner. */
interface Box extends Point {
  width: number;
  height: number;
}

/** Where a label is written: `x` is its start, middle or end. */
export interface LabelPlace extends Point {
  anchor: "start" | "middle" | "end";
}

const lineHeight = 22;
/** The average width of a letter of the labels. */
const letterWidth = 8.6;
/** Half the size of a stop's number, with some space around it. */
const stopRadius = 16;

/** Positions of a label beside its stop, the preferred one first. */
const sides = [
  { dx: 1, dy: 0, anchor: "start" },
  { dx: -1, dy: 0, anchor: "end" },
  { dx: 0, dy: 1, anchor: "middle" },
  { dx: 0, dy: -1, anchor: "middle" },
  { dx: 1, dy: 1, anchor: "start" },
  { dx: -1, dy: 1, anchor: "end" },
  { dx: 1, dy: -1, anchor: "start" },
  { dx: -1, dy: -1, anchor: "end" },
] as const;

/** The box around a point. */
export const boxAround = ({ x, y }: Point, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The box of a label on one side of its stop. */
function boxBeside({ x, y }: Point, name: string, { dx, dy }: (typeof sides)[number]): Box {
  const width = name.length * letterWidth;
  return {
    x: x + (dx * stopRadius) / (dy === 0 ? 1 : 2) + ((dx - 1) / 2) * width,
    y: y + dy * (stopRadius + lineHeight / 2) - lineHeight / 2,
    width,
    height: lineHeight,
  };
}

/**
 * Places the name of each stop on the side where it covers least: other labels, numbers, the route and the frame.
 *
 * @param frame inside which labels should stay
 * @param obstacles that labels should not cover
 */
export function placeLabels(
  stops: readonly (Point & { name: string })[],
  route: readonly Point[],
  frame: Box,
  obstacles: readonly Box[],
): readonly LabelPlace[] {
  const taken = [...obstacles, ...stops.map((stop) => boxAround(stop, stopRadius - 1))];
  return stops.map((stop) => {
    const candidates = sides.map((side) => {
      const box = boxBeside(stop, stop.name, side);
      const outside = box.width * box.height - overlap(box, frame);
      const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
      const crossed = route.reduce((sum, point) => sum + overlap(box, boxAround(point, 2)), 0);
      return { box, anchor: side.anchor, cost: 20 * outside + 10 * covered + crossed };
    });
    const best = candidates.reduce((found, candidate) => (candidate.cost < found.cost ? candidate : found));
    taken.push(best.box);
    const { x, y, width, height } = best.box;
    const offset = { start: 0, middle: width / 2, end: width }[best.anchor];
    return { x: x + offset, y: y + height / 2, anchor: best.anchor };
  });
}
