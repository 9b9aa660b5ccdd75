/** In milliseconds. No event reports that a press has ended: a native list of options takes the one of the press that opens it. */
const pause = 30;

/**
 * Calls back at once, or while a pointer is down when that press has ended, its click included: what moves in between lets a
 * press end beside its target.
 *
 * @param node any node of the window
 * @returns a function that cancels it
 */
export function afterPress(node: Node | null, callback: () => void): () => void {
  const view = node?.ownerDocument?.defaultView;
  let timer = 0;
  const check = (): void => {
    if (view?.document.documentElement.matches(":active")) timer = view.setTimeout(check, pause);
    else callback();
  };
  check();
  return () => view?.clearTimeout(timer);
}
