import { useWindowEvent, type WindowEventDetails, type WindowEventName } from "@travel-design/ui";
import { createStateStore } from "@travel-design/ui/internal";
import { dispatchWindowEvent } from "@travel-design/ui/models";
import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";
import { runAfterScroll } from "./run-after-scroll.ts";

/** What a component shows of another one, such as the step of the request form. */
export interface EventValue<Value> {
  value: Value;
  /** Whether the visitor saw the value change, so that the change should fade in. */
  fades: boolean;
}

/** Decides when a component changes, and whether the change fades in. */
export type Schedule = (view: Window, update: (fades: boolean) => void) => void;

const afterScroll: Schedule = (view, update) => runAfterScroll(view, () => update(false));

/**
 * The latest value that the request form announces in a window event. Components that follow the form change in the same
 * frame, after the form has painted.
 *
 * @param ref any element of the listening component
 * @param read the value of an event
 * @param schedule when the component changes: by default after the page has scrolled
 */
export function useEventValue<Name extends WindowEventName, Value>(
  ref: RefObject<Element | null>,
  name: Name,
  initial: Value,
  read: (detail: WindowEventDetails[Name]) => Value,
  schedule = afterScroll,
): EventValue<Value> {
  const [store] = useState(() => createStateStore<EventValue<Value>>({ value: initial, fades: false }));
  useWindowEvent(ref, name, (detail) => {
    const view = ref.current?.ownerDocument.defaultView;
    const value = read(detail);
    const update = (fades: boolean): void => {
      if (store.getState().value !== value) store.setState({ value, fades });
    };
    if (view) schedule(view, update);
  });
  // The form may have announced its value before this component was mounted.
  useEffect(() => dispatchWindowEvent(ref.current, "stepRequested", null), [ref]);
  // React renders changes of stores immediately. It would render updates of a state root by root, in several frames.
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/**
 * The destination in the request form, shortly after the form announces it. Empty until then.
 *
 * @param ref any element of the listening component
 */
export const useDestination = (ref: RefObject<Element | null>): EventValue<string> =>
  useEventValue(ref, "destinationChange", "", ({ destination }) => destination);
