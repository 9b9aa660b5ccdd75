import { useEffect } from "react";

/**
 * Marks the components on the page that are selected beside the last one, which Puck frames.
 *
 * @param canvas the document of the page
 * @param ids of all that are selected, the last one last
 */
export function useMarkedItems(canvas: Document | undefined, ids: readonly string[]): void {
  useEffect(() => {
    const marked = new Set<Element>();
    // Puck renders what was moved one frame later.
    const frame = requestAnimationFrame(() => {
      for (const id of ids.slice(0, -1)) {
        const item = canvas?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`);
        item?.setAttribute("data-selected", "");
        if (item) marked.add(item);
      }
    });
    return () => {
      cancelAnimationFrame(frame);
      for (const item of marked) item.removeAttribute("data-selected");
    };
  }, [canvas, ids]);
}
