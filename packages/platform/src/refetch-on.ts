import type { Revalidate } from "./endpoints/refresh.ts";

/** The part of a window that is used. */
type WindowEvents = Pick<EventTarget, "addEventListener" | "removeEventListener">;

function listen(target: WindowEvents, events: readonly string[], listener: () => void): () => void {
  for (const event of events) target.addEventListener(event, listener);
  return () => {
    for (const event of events) target.removeEventListener(event, listener);
  };
}

/**
 * Refetches what is shown and outdated whenever the visitor comes back to the window.
 *
 * @param revalidate the platform's endpoint of this name
 * @returns a function that stops it
 * @example refetchOnWindowFocus(platform.revalidate, window)
 */
export const refetchOnWindowFocus = (revalidate: Revalidate, window: WindowEvents): (() => void) =>
  listen(window, ["focus", "visibilitychange"], () => {
    if (globalThis.document?.visibilityState !== "hidden") revalidate();
  });

/**
 * Refetches what is shown and outdated, or failed, when the connection is back.
 *
 * @param revalidate the platform's endpoint of this name
 * @returns a function that stops it
 * @example refetchOnReconnect(platform.revalidate, window)
 */
export const refetchOnReconnect = (revalidate: Revalidate, window: WindowEvents): (() => void) =>
  listen(window, ["online"], revalidate);
