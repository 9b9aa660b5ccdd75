/** A page whose scroll position is the same after this time does not scroll; in milliseconds. */
const pause = 100;

const updates = new WeakMap<Window, Set<() => void>>();

/**
 * Runs the updates of several components in one task, so that they share a frame: after the form has been painted and the page has
 * scrolled to it, because what changes during smooth scrolling makes its frames expensive.
 */
export function runAfterScroll(view: Window, update: () => void): void {
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
  // In a task of its own: reading the position in the one that changes the step would calculate styles once more.
  setTimeout(wait);
}
