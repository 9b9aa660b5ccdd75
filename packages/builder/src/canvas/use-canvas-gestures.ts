import { useEffect, useState } from "react";
import { labelOfItems } from "../catalog/catalog.ts";
import { rootId } from "../content/editor-data.ts";
import { targetElement } from "../controls/elements.ts";
import { currentDrag, endDrag, startDrag } from "../page-session/drag.ts";
import { judgeDrop } from "../page-session/page-gestures.ts";
import { itemsById } from "../page-session/page-content.ts";
import type { PageSession } from "../page-session/page-session.ts";
import type { Performer } from "../page-session/perform.ts";
import { itemsAround, type Box } from "./canvas-boxes.ts";
import { findDropTarget, type DropTarget } from "./drop-target.ts";

/** What is under the pointer, and what it would do. */
export interface PointerState {
  /** The component under the pointer. */
  hoveredId: string | undefined;
  /** Where something that is dragged would go. */
  mark: Box | undefined;
}

const isTyping = (event: Event): boolean => targetElement(event)?.closest("[data-builder-text]") != null;

/** Selects and drags components of the page, and drops what is dragged there. */
export function useCanvasGestures(
  canvas: Document | undefined,
  { getState, dispatch }: PageSession,
  gesture: Performer["gesture"],
): PointerState {
  const [hoveredId, setHovered] = useState<string>();
  const [mark, setMark] = useState<Box>();
  useEffect(() => {
    if (!canvas) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const listen = <Name extends keyof DocumentEventMap>(name: Name, handle: (event: DocumentEventMap[Name]) => void) =>
      canvas.addEventListener(name, handle, { signal });
    let dragged: Element | null = null;

    const targetAt = ({ clientX: x, clientY: y }: DragEvent): DropTarget | undefined => {
      const what = currentDrag();
      if (!what) return undefined;
      return findDropTarget(canvas, getState().content.data, { x, y }, (place) =>
        judgeDrop(getState(), { what, place }),
      );
    };
    const end = (): void => {
      dragged?.removeAttribute("draggable");
      dragged = null;
      setMark(undefined);
    };

    canvas.addEventListener(
      "click",
      (event) => {
        // A link or a button of the page, which a screen reader can press too, would act, or leave the editor.
        event.preventDefault();
        if (isTyping(event)) return;
        event.stopPropagation();
        dispatch({ type: "selected", ids: [itemsAround(targetElement(event))[0] ?? rootId] });
      },
      { signal, capture: true },
    );
    listen("pointermove", (event) => setHovered(itemsAround(targetElement(event))[0]));
    canvas.documentElement.addEventListener("pointerleave", () => setHovered(undefined), { signal });
    // An element that is always draggable would keep its text from being selected.
    listen("pointerdown", (event) => {
      end();
      if (isTyping(event) || event.button !== 0) return;
      dragged = targetElement(event)?.closest("[data-item], [data-item] > *") ?? null;
      dragged?.setAttribute("draggable", "true");
    });
    listen("pointerup", end);
    listen("dragstart", (event) => {
      const [id] = itemsAround(targetElement(event));
      const { dataTransfer } = event;
      // A press on text that is edited selects it.
      if (id === undefined || !dataTransfer || isTyping(event)) return event.preventDefault();
      const { content, selection } = getState();
      const ids = selection.includes(id) ? selection : [id];
      startDrag(dataTransfer, { ids });
      setHovered(undefined);
      // The picture of a whole section would cover the page.
      const items = ids.flatMap((each) => itemsById(content.data).get(each) ?? []);
      const name = Object.assign(canvas.createElement("span"), { className: "org-builder-name" });
      name.textContent = labelOfItems(items);
      canvas.body.append(name);
      dataTransfer.setDragImage(name, -8, -8);
      canvas.defaultView?.requestAnimationFrame(() => name.remove());
    });
    listen("dragover", (event) => {
      if (!currentDrag()) return;
      const target = targetAt(event);
      if (target) event.preventDefault();
      setMark(target?.mark);
    });
    listen("dragleave", ({ clientX: x, clientY: y }) => {
      const { clientWidth, clientHeight } = canvas.documentElement;
      if (x <= 0 || y <= 0 || x >= clientWidth || y >= clientHeight) setMark(undefined);
    });
    listen("drop", (event) => {
      const what = currentDrag();
      const target = targetAt(event);
      if (!what) return;
      event.preventDefault();
      if (target) gesture("place", { what, place: target.place });
      endDrag();
      end();
    });
    const cancel = (): void => {
      endDrag();
      end();
    };
    listen("dragend", cancel);
    // A block of the palette and a line of the outline are dragged from the editor's own document.
    document.addEventListener("dragend", cancel, { signal });
    return () => listening.abort();
  }, [canvas, getState, dispatch, gesture]);
  return { hoveredId, mark };
}
