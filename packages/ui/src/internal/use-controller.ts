import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { isShallowEqual } from "./state-store.ts";

/** What every framework-free controller has in common. */
export interface Controller<State> {
  /** Returns the same object until something changes. */
  getState(): State;
  /** Calls `listener` after each change. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  destroy(): void;
}

/**
 * Creates a controller when the component is mounted and destroys it when the component is unmounted.
 *
 * @param ref the element that the controller observes
 * @param initialState rendered on the server and until the component is mounted
 * @returns the controller's state, and a ref to the controller
 */
export function useController<Observed extends Element, State extends object, Created extends Controller<State>>(
  ref: RefObject<Observed | null>,
  create: (element: Observed) => Created,
  initialState: State,
): [state: State, controller: RefObject<Created | null>] {
  const [state, setState] = useState(initialState);
  const controller = useRef<Created>(null);
  const createController = useEffectEvent(create);
  // A passive effect would miss events that are dispatched right after the first render.
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const created = createController(ref.current);
    const update = (): void =>
      setState((current) => {
        const next = created.getState();
        return isShallowEqual(current, next) ? current : next;
      });
    const unsubscribe = created.subscribe(update);
    controller.current = created;
    update();
    return () => {
      unsubscribe();
      created.destroy();
      controller.current = null;
    };
  }, [ref]);
  return [state, controller];
}
