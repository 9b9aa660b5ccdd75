import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import {
  dispatchWindowEvent,
  useWindowEvent,
  windowEventNames,
  type WindowEventDetails,
  type WindowEventName,
} from "../events/index.ts";
import { createStateStore } from "../internal/state-store.ts";
import { runWhenIdle } from "./run-when-idle.ts";

/** What a component shows of another one, such as the step of the request form. */
export interface Followed<Value> {
  value: Value;
  /** Whether the value changed while the component was on the screen, so that the change should fade in. */
  fades: boolean;
}

/** Whether an element is on the screen. */
function useIsInView(ref: RefObject<Element | null>): RefObject<boolean> {
  const isInView = useRef(false);
  useEffect(() => {
    const element = ref.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view || !("IntersectionObserver" in view)) return undefined;
    const observer = new view.IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) isInView.current = isIntersecting;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isInView;
}

/**
 * The latest value that the request form announces in a window event. Components that follow the form change in the same
 * frame, after the form has painted.
 *
 * @param ref any element of the listening component
 * @param read the value of an event
 */
export function useFollowed<Name extends WindowEventName, Value>(
  ref: RefObject<Element | null>,
  name: Name,
  initial: Value,
  read: (detail: WindowEventDetails[Name]) => Value,
): Followed<Value> {
  const [store] = useState(() => createStateStore<Followed<Value>>({ value: initial, fades: false }));
  const isInView = useIsInView(ref);
  useWindowEvent(ref, name, (detail) => {
    const view = ref.current?.ownerDocument.defaultView;
    const value = read(detail);
    const update = (): void => {
      if (store.getState().value !== value) store.setState({ value, fades: isInView.current });
    };
    if (view) runWhenIdle(view, update);
  });
  // The form may have announced its value before this component was mounted.
  useEffect(() => dispatchWindowEvent(ref.current, windowEventNames.stepRequested, null), [ref]);
  // React renders changes of stores immediately. It would render updates of a state root by root, in several frames.
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
