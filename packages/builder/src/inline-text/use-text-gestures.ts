import { useEffect } from "react";
import { itemsAround } from "../canvas/canvas-boxes.ts";
import type { EditText } from "./use-inline-text.ts";

/** Starts editing a text of the canvas with a double click on it, or with Enter for the first text of the selected block. */
export function useTextGestures(canvas: Document | undefined, selectedId: string, editText: EditText): void {
  useEffect(() => {
    if (!canvas) return;
    const handleDoubleClick = ({ clientX: x, clientY: y }: MouseEvent): void => {
      const [id] = itemsAround(canvas.elementFromPoint(x, y));
      if (id !== undefined) editText(id, { x, y });
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
