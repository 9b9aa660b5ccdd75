import { useEffect, useState, type ReactNode } from "react";
import { labelOf } from "../catalog/catalog.ts";
import { rootId, type EditorData } from "../content/editor-data.ts";
import { itemsById } from "../page-session/page-content.ts";
import { usePageData, useSelection } from "../page-session/page-context.ts";
import { boxOf, elementOf, type Box } from "./canvas-boxes.ts";
import type { PointerState } from "./use-canvas-gestures.ts";

interface Frame {
  id: string;
  kind: "selected" | "hovered";
  label: string;
  box: Box;
}

function frameOf(canvas: Document, data: EditorData, id: string, kind: Frame["kind"]): Frame[] {
  const box = id === rootId ? undefined : boxOf(canvas, id);
  return box ? [{ id, kind, label: labelOf(itemsById(data).get(id)?.type ?? ""), box }] : [];
}

/**
 * Calls a function in the next frame, and whenever the layout of the page may have changed.
 *
 * @param ids of the components that matter
 * @returns a function that stops observing
 */
function watchLayout(canvas: Document, ids: readonly string[], measure: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let request = 0;
  const schedule = (): void => {
    request ||= requestAnimationFrame(() => {
      request = 0;
      measure();
    });
  };
  const observer = new ResizeObserver(schedule);
  for (const element of [canvas.body, ...ids.flatMap((id) => elementOf(canvas, id) ?? [])]) observer.observe(element);
  canvas.addEventListener("scroll", schedule, { signal, capture: true, passive: true });
  canvas.defaultView?.addEventListener("resize", schedule, { signal });
  schedule();
  return () => {
    cancelAnimationFrame(request);
    observer.disconnect();
    listening.abort();
  };
}

/** In pixels. */
const nameHeight = 25;

const styleOf = ({ left, top, right, bottom }: Box) => ({ left, top, width: right - left, height: bottom - top });

/** Frames around the components that are selected and under the pointer, and the place where something would be dropped. */
export function CanvasMarks({ canvas, hoveredId, mark }: PointerState & { canvas: Document }): ReactNode {
  const selection = useSelection();
  const data = usePageData();
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  useEffect(
    () =>
      watchLayout(canvas, selection, () => {
        const hovered = hoveredId === undefined || selection.includes(hoveredId) ? [] : [hoveredId];
        setFrames([
          ...hovered.flatMap((id) => frameOf(canvas, data, id, "hovered")),
          ...selection.flatMap((id) => frameOf(canvas, data, id, "selected")),
        ]);
      }),
    [canvas, selection, hoveredId, data],
  );
  return (
    <div className="org-builder-marks" aria-hidden="true">
      {frames.map(({ id, kind, label, box }) => (
        <div
          key={`${kind} ${id}`}
          className="org-builder-frame"
          data-kind={kind}
          data-at-top={box.top < nameHeight || undefined}
          style={styleOf(box)}
        >
          <span className="org-builder-name">{label}</span>
        </div>
      ))}
      {mark && <div className="org-builder-drop" style={styleOf(mark)} />}
    </div>
  );
}
