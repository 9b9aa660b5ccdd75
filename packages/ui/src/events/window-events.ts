import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import { windowEventNames } from "./names.ts";
import type { WindowEventDetails, WindowEventName } from "./details.ts";

type Handler<Name extends WindowEventName> = (detail: WindowEventDetails[Name]) => void;

const windowOf = (node: Node | null): Window | null => node?.ownerDocument?.defaultView ?? null;

/**
 * Announces something to every block on the page, across React roots.
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

const needsDetail: ReadonlySet<WindowEventName> = new Set([
  windowEventNames.requiredFieldMissing,
  windowEventNames.invalidInput,
  windowEventNames.loadingChange,
  windowEventNames.stepChange,
  windowEventNames.userData,
]);

/** Any script on the page may dispatch these names: what carries nothing where something is needed is passed over. */
const isExpected = (name: WindowEventName, detail: unknown): boolean =>
  !needsDetail.has(name) || (typeof detail === "object" && detail !== null);

/**
 * Listens for a window event while the component is mounted; the newest handler is always the one called.
 *
 * @param ref any element of the listening component: it names the window to listen on
 */
export function useWindowEvent<Name extends WindowEventName>(
  ref: RefObject<Element | null>,
  name: Name,
  handler: Handler<Name>,
): void {
  const onEvent = useEffectEvent((event: Event) => {
    if (event instanceof CustomEvent && isExpected(name, event.detail)) handler(event.detail);
  });
  // Not a passive effect: an event sent right after the first drawing would be missed.
  useLayoutEffect(() => {
    const target = windowOf(ref.current);
    const listener = (event: Event): void => onEvent(event);
    target?.addEventListener(name, listener);
    return () => target?.removeEventListener(name, listener);
  }, [ref, name]);
}
