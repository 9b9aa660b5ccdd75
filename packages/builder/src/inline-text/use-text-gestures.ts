import { useEffect } from "react";
import type { EditText } from "./use-inline-text.ts";

/** Starts editing a text of the canvas with a double click on it, or with Enter for the first text of the selected block. */
export function useTextGestures(canvas: Document | undefined, selectedId: string, editText: EditText): void {
  useEffect(() => {
    if (!canvas) return;
    const handleDoubleClick = ({ clientX: x, clientY: y }: MouseEvent): void => {
      const block = canvas.elementFromPoint(x, y)?.closest<HTMLElement>("[data-puck-component]");
      if (block?.dataset.puckComponent) editText(block.dataset.puckComponent, { x, y });
    };
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || canvas.activeElement !== canvas.body) return;
      event.preventDefault();
      editText(selectedId, 0);
    };
    canvas.addEventListener("dblclick", handleDoubleClick);
    canvas.addEventListener("keydown", handleKey);
    return () => {
      canvas.removeEventListener("dblclick", handleDoubleClick);
      canvas.removeEventListener("keydown", handleKey);
    };
  }, [canvas, selectedId, editText]);
}
