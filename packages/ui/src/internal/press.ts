/** The pointer of a window. */
interface Press {
  isDown: boolean;
  /** What waits for the end of the press. */
  waiting: Set<() => void>;
}

const presses = new WeakMap<Window, Press>();

function watch(view: Window): Press {
  const press: Press = { isDown: false, waiting: new Set() };
  let timer = 0;
  const begin = (): void => {
    view.clearTimeout(timer);
    press.isDown = true;
  };
  const end = (): void => {
    view.clearTimeout(timer);
    press.isDown = false;
    for (const callback of press.waiting) callback();
    press.waiting.clear();
  };
  /** A click follows in the same task, and must still find what was pressed. */
  const endSoon = (): void => {
    view.clearTimeout(timer);
    timer = view.setTimeout(end);
  };
  const on = (names: readonly string[], listener: (event: Event) => void): void => {
    for (const name of names) view.addEventListener(name, listener, { capture: true });
  };
  // A tap moves the focus with the mouse event that follows its pointer events.
  on(["pointerdown", "mousedown"], begin);
  on(["pointerup", "mouseup"], endSoon);
  on(["click", "keydown", "contextmenu", "pointercancel"], end);
  // A native list of options takes the end of the press.
  on(["pointermove"], (event) => press.isDown && "buttons" in event && event.buttons === 0 && end());
  return press;
}

/**
 * Calls back at once, or while a pointer is down when that press has ended: what moves in between lets a press end beside
 * its target.
 *
 * @param node any node of the window
 * @returns a function that cancels it
 */
export function afterPress(node: Node | null, callback: () => void): () => void {
  const view = node?.ownerDocument?.defaultView;
  if (!view) return () => undefined;
  const press = presses.get(view) ?? watch(view);
  presses.set(view, press);
  if (!press.isDown) callback();
  else press.waiting.add(callback);
  return () => void press.waiting.delete(callback);
}
