/** What tells that somebody is there, and not only looks. */
const acts = ["pointerdown", "keydown", "focusin", "input"] as const;

/**
 * Waits for the visitor's first act: a press, a key, a field that gets focus. One that began before the script came
 * counts: then something on the page has focus already.
 *
 * @param view the window
 */
export function firstAct(view: Window): Promise<void> {
  const { document } = view;
  if (document.activeElement && document.activeElement !== document.body) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = new AbortController();
    const act = (): void => {
      stop.abort();
      resolve();
    };
    for (const name of acts) document.addEventListener(name, act, { capture: true, signal: stop.signal });
  });
}
