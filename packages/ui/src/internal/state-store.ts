/** A controller's state with its subscribers. */
export interface StateStore<State> {
  /** Returns the same object until something changes. */
  getState(): State;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Notifies subscribers if `changes` change the state. @returns whether they do */
  setState(changes: Partial<State>): boolean;
}

/**
 * Creates a store for the state of a framework-free controller.
 *
 * @param initialState with values that are compared by identity
 */
export function createStateStore<State extends object>(initialState: State): StateStore<State> {
  let state = initialState;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setState(changes) {
      const next = { ...state, ...changes };
      if (isShallowEqual(state, next)) return false;
      state = next;
      for (const listener of listeners) listener();
      return true;
    },
  };
}

/** Whether two objects of one shape have the same values. */
export function isShallowEqual<State extends object>(a: State, b: State): boolean {
  for (const key in b) if (!Object.is(a[key], b[key])) return false;
  return true;
}
