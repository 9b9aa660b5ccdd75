import { listen } from "../internal/listen.ts";
import type { WindowEventDetails, WindowEventName } from "./details.ts";
import { callWithDetail } from "./read-detail.ts";
import { readers } from "./readers.ts";

/**
 * Dispatches a window event to every block on the page, across React roots.
 *
 * @param node any node of the sender; its owner document's window carries the event
 * @example dispatchWindowEvent(form, windowEventNames.stepChange, { step: 2 });
 */
export function dispatchWindowEvent<Name extends WindowEventName>(
  node: Node | null,
  name: Name,
  detail: WindowEventDetails[Name],
): void {
  node?.ownerDocument?.defaultView?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
}

/**
 * Listens for a window event without React. Events with an invalid payload are ignored.
 *
 * @param node any node of the listener; its owner document's window carries the event
 * @returns a function that removes the listener
 */
export function listenToWindowEvent<Name extends WindowEventName>(
  node: Node | null,
  name: Name,
  handler: (detail: WindowEventDetails[Name]) => void,
): () => void {
  return listen(node?.ownerDocument?.defaultView, name, (event) => callWithDetail(event, readers[name], handler));
}
