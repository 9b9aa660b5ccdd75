import { useState, type DragEvent } from "react";
import type { DropSide } from "../../document/drop-places.ts";
import { gestures, type DropPlace } from "../../page/page-commands.ts";
import { usePageSession, useSelection } from "../../page/page-context.ts";
import { useEditor } from "../editor-context.ts";

const lineOf = ({ target }: DragEvent): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-line]") ?? undefined) : undefined;

/** The upper and lower quarter of a line lead beside it, what is between them into it. */
function sideOf({ clientY }: DragEvent, line: HTMLElement): DropSide {
  const { top, height } = line.getBoundingClientRect();
  const part = (clientY - top) / height;
  return part < 0.25 ? "before" : part > 0.75 ? "after" : "into";
}

/** Moves components by dragging their lines. */
export function useOutlineDrag() {
  const { gesture } = useEditor();
  const { getState } = usePageSession();
  const selection = useSelection();
  const [dragged, setDragged] = useState<readonly string[]>([]);
  const [drop, setDrop] = useState<DropPlace>();
  /** The side of a line where the components may go: into it, or else beside it. */
  const dropAt = (event: DragEvent): DropPlace | undefined => {
    const line = lineOf(event);
    const id = line?.dataset.line;
    if (!line || id === undefined || dragged.length === 0) return undefined;
    const side = sideOf(event, line);
    return [side, "after" as const]
      .map((each) => ({ id, side: each }))
      .find((place) => gestures.drop.isAvailable(getState(), { ids: dragged, place }));
  };
  const end = (): void => {
    setDragged([]);
    setDrop(undefined);
  };
  return {
    drop,
    handlers: {
      onDragStart(event: DragEvent) {
        const id = lineOf(event)?.dataset.line ?? "";
        event.dataTransfer.setData("text/plain", id);
        event.dataTransfer.effectAllowed = "move";
        // A line that is selected takes the others with it.
        setDragged(selection.includes(id) ? selection : [id]);
      },
      onDragOver(event: DragEvent) {
        const place = dropAt(event);
        if (place) event.preventDefault();
        if (place?.id !== drop?.id || place?.side !== drop?.side) setDrop(place);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        const place = dropAt(event);
        if (place) gesture("drop", { ids: dragged, place });
        end();
      },
      onDragEnd: end,
    },
  };
}
