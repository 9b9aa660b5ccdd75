/**
 * Listens for an event.
 *
 * @returns a function that removes the listener
 */
export function listen(
  target: EventTarget | null | undefined,
  name: string,
  listener: (event: Event) => void,
): () => void {
  target?.addEventListener(name, listener);
  return () => target?.removeEventListener(name, listener);
}
