/** Native events whose names collide with specified ones: an outside listener must count one event an action, not two. */
const collidingEvents = ["change", "input", "select", "submit"] as const;

/**
 * Keeps native events whose names collide with specified ones inside the mount node, after React has seen them.
 * Call it once, right after `createRoot`, with the same node: listeners added to the node later do not see them either.
 *
 * @returns a function that removes the listeners
 */
export function containNativeEvents(node: Element): () => void {
  const stop = (event: Event): void => {
    // Immediate: listeners on the node itself are outside listeners too, and must count one event an action.
    if (event.target !== node) event.stopImmediatePropagation();
  };
  for (const name of collidingEvents) node.addEventListener(name, stop);
  return () => {
    for (const name of collidingEvents) node.removeEventListener(name, stop);
  };
}
