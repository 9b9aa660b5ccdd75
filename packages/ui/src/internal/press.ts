/** In milliseconds. Not every press ends in a click, or in any event: a native list of options receives the end of the press that opens it. */
const pause = 30;

/**
 * Calls back at once, or while a pointer is down when that press ends: in its click, before the handlers of that. A layout
 * shift in between would let the press end beside its target.
 *
 * @param node any node of the page
 * @returns a function that cancels it
 */
export function afterPress(node: Node | null, callback: () => void): () => void {
  const page = node?.ownerDocument;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    page?.removeEventListener("click", check, true);
  };
  function check(click?: Event): void {
    cancel();
    if (click || !page?.documentElement.matches(":active")) return callback();
    page.addEventListener("click", check, true);
    timer = setTimeout(check, pause);
  }
  check();
  return cancel;
}
