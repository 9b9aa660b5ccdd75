// Where the components of the page are in the canvas.

/** A rectangle in pixels of the visible part of the page. */
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

const hasBox = (element: Element): boolean => element.getClientRects().length > 0;

/** The visible element of a component. One without a box of its own is represented by what is in it. */
export function elementOf(canvas: Document, id: string): Element | undefined {
  const element = canvas.querySelector(`[data-item="${CSS.escape(id)}"]`);
  return element ? [element, ...element.children].find(hasBox) : undefined;
}

export const boxOf = (canvas: Document, id: string): Box | undefined => elementOf(canvas, id)?.getBoundingClientRect();

/** Ids of the components around an element, the innermost first. */
export function itemsAround(element: Element | null): string[] {
  const item = element?.closest<HTMLElement>("[data-item]");
  return item?.dataset.item ? [item.dataset.item, ...itemsAround(item.parentElement)] : [];
}
