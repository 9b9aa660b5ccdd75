import type { WindowEventDetails, WindowEventName } from "./details.ts";
import { readDetail, readers, type ReadPayload } from "./read-detail.ts";

const windowOf = (node: Node | null): Window | null => node?.ownerDocument?.defaultView ?? null;

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
  windowOf(node)?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
}

/**
 * {@link listenToWindowEvent} with a reader of its own, so that a component does not load the readers of other events.
 *
 * @returns a function that removes the listener
 */
export function listenAndRead<Detail>(
  node: Node | null,
  name: WindowEventName,
  read: ReadPayload<Detail>,
  handler: (detail: Detail) => void,
): () => void {
  const target = windowOf(node);
  const listener = (event: Event): void => {
    const detail = readDetail(event, read);
    if (detail !== undefined) handler(detail);
  };
  target?.addEventListener(name, listener);
  return () => target?.removeEventListener(name, listener);
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
  return listenAndRead<WindowEventDetails[Name]>(node, name, readers[name], handler);
}
