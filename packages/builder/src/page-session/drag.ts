// What is dragged in this window. Browsers hide what a drag contains until it is dropped.

/** A new component of a type, or components of the page. */
export type Dragged = { type: string } | { ids: readonly string[] };

let dragged: Dragged | undefined;

/** @param what begins to be dragged */
export function startDrag(transfer: DataTransfer, what: Dragged): void {
  dragged = what;
  transfer.effectAllowed = "copyMove";
  // Text would be typed into a field that it is dropped on, and without data Firefox drags nothing.
  transfer.setData("application/x-travel-design", "");
}

export const currentDrag = (): Dragged | undefined => dragged;

export function endDrag(): void {
  dragged = undefined;
}
