import { useEffect } from "react";

/**
 * Marks the components on the page that are selected beside the last one, which Puck frames.
 *
 * @param canvas the document of the page
 * @param ids of all that are selected, the last one last
 */
export function useMarkedItems(canvas: Document | undefined, ids: readonly string[]): void {
  useEffect(() => {
    const items = ids.slice(0, -1).flatMap((id) => {
      const item = canvas?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`);
      return item ? [item] : [];
    });
    for (const item of items) item.setAttribute("data-selected", "");
    return () => {
      for (const item of items) item.removeAttribute("data-selected");
    };
  }, [canvas, ids]);
}
