import { useState, type DragEvent } from "react";
import { nesting } from "../../catalog/nesting.ts";
import { placeAt, type DropSide } from "../../content/drop-places.ts";
import type { Position } from "../../content/tree.ts";
import { currentDrag, endDrag, startDrag } from "../../page-session/drag.ts";
import { gestures } from "../../page-session/page-gestures.ts";
import { usePageSession } from "../../page-session/page-context.ts";
import { useEditor } from "../editor-context.ts";

const lineOf = ({ target }: DragEvent): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-line]") ?? undefined) : undefined;

/** The upper and lower quarter of a line lead beside it, what is between them into it. */
function sideOf({ clientY }: DragEvent, line: HTMLElement): DropSide {
  const { top, height } = line.getBoundingClientRect();
  const part = (clientY - top) / height;
  return part < 0.25 ? "before" : part > 0.75 ? "after" : "into";
}

/** A line, and the side of it where something would go. */
interface DropLine {
  id: string;
  side: DropSide;
  place: Position;
}

/** Moves components by dragging their lines, and adds blocks that are dragged from the palette. */
export function useOutlineDrag() {
  const { gesture } = useEditor();
  const { getState } = usePageSession();
  const [drop, setDrop] = useState<DropLine>();
  /** The side of a line where it may go: into it, or else beside it. */
  const dropAt = (event: DragEvent): DropLine | undefined => {
    const [line, what] = [lineOf(event), currentDrag()];
    const id = line?.dataset.line;
    if (!line || !what || id === undefined) return undefined;
    const { data } = getState().content;
    for (const side of new Set([sideOf(event, line), "after" as const])) {
      const place = placeAt(data, id, side, nesting);
      if (place && gestures.place.isAvailable(getState(), { what, place })) return { id, side, place };
    }
    return undefined;
  };
  const end = (): void => {
    endDrag();
    setDrop(undefined);
  };
  return {
    drop,
    handlers: {
      onDragStart(event: DragEvent) {
        const id = lineOf(event)?.dataset.line ?? "";
        const { selection } = getState();
        // A line that is selected takes the others with it.
        startDrag(event.dataTransfer, { ids: selection.includes(id) ? selection : [id] });
      },
      onDragOver(event: DragEvent) {
        const line = dropAt(event);
        if (line) event.preventDefault();
        if (line?.id !== drop?.id || line?.side !== drop?.side) setDrop(line);
      },
      onDragLeave: () => setDrop(undefined),
      onDrop(event: DragEvent) {
        event.preventDefault();
        const [line, what] = [dropAt(event), currentDrag()];
        if (line && what) gesture("place", { what, place: line.place });
        end();
      },
      onDragEnd: end,
    },
  };
}
