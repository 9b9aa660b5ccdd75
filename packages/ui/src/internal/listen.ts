/**
 * Listens to an event on the window.
 *
 * @param node any node of the listener: it names the window
 * @returns a function that removes the listener
 */
export function listenToWindow(node: Node | null, name: string, listener: (event: Event) => void): () => void {
  const view = node?.ownerDocument?.defaultView;
  view?.addEventListener(name, listener);
  return () => view?.removeEventListener(name, listener);
}
