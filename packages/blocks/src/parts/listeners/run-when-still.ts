/** A page that is in the same place after this time is not being scrolled; in milliseconds. */
const pause = 100;

const updates = new WeakMap<Window, Set<() => void>>();

/**
 * Runs the updates of several components in one task, so that they share a frame: shortly after the form has painted, and not while the
 * page scrolls, because each frame of smooth scrolling would have to draw what changes.
 */
export function runWhenStill(view: Window, update: () => void): void {
  const waiting = updates.get(view);
  if (waiting) return void waiting.add(update);
  const added = new Set([update]);
  updates.set(view, added);
  const check = (top: number): void => {
    if (view.scrollY !== top) return wait();
    updates.delete(view);
    added.forEach((run) => run());
  };
  const wait = (): void => void setTimeout(check, pause, view.scrollY);
  wait();
}
