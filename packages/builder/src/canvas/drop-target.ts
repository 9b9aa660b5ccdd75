// Where something that is dragged over the page would go.
import { itemsIn, rootId, slotsIn, type EditorData } from "../content/editor-data.ts";
import { locate, type Position } from "../content/tree.ts";
import type { Verdict } from "../page-session/page-gestures.ts";
import { boxOf, itemsAround, type Box } from "./canvas-boxes.ts";

/** A place on the page, and what shows it: a line between two components, or the box of an empty slot. */
export interface DropTarget {
  place: Position;
  mark: Box;
}

/** A point of the visible part of the page, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Within this distance of a component's edge, what is dropped goes beside the component, and not into it. In pixels. */
const edge = 8;
/** Half the thickness of a line. */
const half = 2;

/** Whether two boxes are beside each other, rather than one above the other. */
const isInRow = (a: Box, b: Box): boolean => a.top < b.bottom - 1 && b.top < a.bottom - 1;

interface Candidate extends DropTarget {
  verdict: Verdict;
  /** From the point to the edge of the component, in pixels. */
  distance: number;
}

/** The place before or after a component, whichever is nearer to the point. */
function beside(
  canvas: Document,
  data: EditorData,
  id: string,
  { x, y }: Point,
): Omit<Candidate, "verdict"> | undefined {
  const found = locate(data, id);
  const box = boxOf(canvas, id);
  if (!found || !box) return undefined;
  const { parent, position } = found;
  const siblings = itemsIn(parent, position.slot);
  const neighbor = siblings[position.index + 1] ?? siblings[position.index - 1];
  const neighborBox = neighbor && boxOf(canvas, neighbor.id);
  const isRow = neighborBox !== undefined && isInRow(box, neighborBox);
  const [start, end] = isRow ? [x - box.left, box.right - x] : [y - box.top, box.bottom - y];
  const isBefore = start < end;
  const at = isRow ? (isBefore ? box.left : box.right) : isBefore ? box.top : box.bottom;
  const mark = isRow
    ? { ...toBox(box), left: at - half, right: at + half }
    : { ...toBox(box), top: at - half, bottom: at + half };
  return {
    place: { ...position, index: position.index + (isBefore ? 0 : 1) },
    mark,
    distance: Math.min(start, end),
  };
}

const toBox = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });

/** The part of the page that is nearest to a point outside all of them. */
function nearestPart(canvas: Document, data: EditorData, { y }: Point): string[] {
  const parts = slotsIn(data.root)
    .flatMap((slot) => itemsIn(data.root, slot))
    .flatMap(({ id }) => {
      const box = boxOf(canvas, id);
      return box ? [{ id, distance: Math.max(box.top - y, y - box.bottom) }] : [];
    });
  const [nearest] = parts.toSorted((a, b) => a.distance - b.distance);
  return nearest ? [nearest.id] : [];
}

/**
 * Finds the place for what is dragged: an empty slot; beside the outermost component whose edge is near; else beside the innermost one.
 * Undefined where it may not go, and where it is already.
 *
 * @param judge says whether it may go to a place
 */
export function findDropTarget(
  canvas: Document,
  data: EditorData,
  point: Point,
  judge: (place: Position) => Verdict,
): DropTarget | undefined {
  const element = canvas.elementFromPoint(point.x, point.y);
  const empty = element?.closest<HTMLElement>(".org-builder-slot");
  const { parent: parentId = rootId, slot } = empty?.dataset ?? {};
  if (empty && slot !== undefined) {
    const place = { parentId, slot, index: 0 };
    if (judge(place) === "accepted") return { place, mark: toBox(empty.getBoundingClientRect()) };
  }
  const around = itemsAround(element);
  const candidates = (around.length > 0 ? around : nearestPart(canvas, data, point)).flatMap((id): Candidate[] => {
    const candidate = beside(canvas, data, id, point);
    return candidate ? [{ ...candidate, verdict: judge(candidate.place) }] : [];
  });
  const nearEdge = candidates.findLast(({ distance, verdict }) => distance <= edge && verdict === "accepted");
  const found = nearEdge ?? candidates.find(({ verdict }) => verdict !== "rejected");
  return found?.verdict === "accepted" ? found : undefined;
}
