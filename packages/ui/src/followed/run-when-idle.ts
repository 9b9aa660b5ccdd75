/** The longest time that an update waits for an idle browser, in milliseconds. */
const timeout = 300;

const updates = new WeakMap<Window, Set<() => void>>();

/** Safari has no `requestIdleCallback`. */
function requestIdle(view: Window, callback: () => void): void {
  if ("requestIdleCallback" in view) view.requestIdleCallback(callback, { timeout });
  else setTimeout(callback, timeout);
}

/** Runs the updates of several components in one task when the browser is idle, so that they share a frame. */
export function runWhenIdle(view: Window, update: () => void): void {
  const waiting = updates.get(view);
  if (waiting) return void waiting.add(update);
  const added = new Set([update]);
  updates.set(view, added);
  requestIdle(view, () => {
    updates.delete(view);
    for (const run of added) run();
  });
}
