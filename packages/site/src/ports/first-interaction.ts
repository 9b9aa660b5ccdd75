/** Events that show that a visitor uses the page, and does not only look at it. */
const interactions = ["pointerdown", "keydown", "focusin", "input"] as const;

/**
 * Waits for the visitor's first interaction. One from before this script ran counts: then an element of the page has focus.
 *
 * @param view the window
 */
export function firstInteraction(view: Window): Promise<void> {
  const { document } = view;
  if (document.activeElement && document.activeElement !== document.body) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = new AbortController();
    const interact = (): void => {
      stop.abort();
      resolve();
    };
    const options = { capture: true, signal: stop.signal };
    for (const name of interactions) document.addEventListener(name, interact, options);
  });
}
