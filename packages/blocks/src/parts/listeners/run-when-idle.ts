/** The longest time that an update waits for an idle browser, in milliseconds. */
const timeout = 300;

const updates = new WeakMap<Window, Set<() => void>>();

/** Runs the updates of several components in one task when the browser is idle, so that they share a frame. */
export function runWhenIdle(view: Window, update: () => void): void {
  const waiting = updates.get(view);
  if (waiting) return void waiting.add(update);
  const added = new Set([update]);
  updates.set(view, added);
  const runAll = (): void => {
    updates.delete(view);
    added.forEach((run) => run());
  };
  // Safari has no `requestIdleCallback`.
  if ("requestIdleCallback" in view) view.requestIdleCallback(runAll, { timeout });
  else setTimeout(runAll, timeout);
}
