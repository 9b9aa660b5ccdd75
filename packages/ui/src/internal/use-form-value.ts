import {
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from "react";
import type { ChangeReason, TextChangeDetails } from "./change-details.ts";
import { onAssignment } from "./on-assignment.ts";
import { rootOf, useListener } from "./use-listener.ts";

/** A native element with a value that a form submits. */
export type FormElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Called with a new value, why it changed and the native event. */
export type OnValueChange<Value> = (value: Value, details: TextChangeDetails) => void;

/** Options of {@link useFormValue}. */
export interface UseFormValueOptions<Control extends FormElement, Value> {
  ref: RefObject<Control | null>;
  /** The element that a visitor uses and the browser validates, where it is not the one that holds the value. */
  input?: RefObject<FormElement | null> | undefined;
  /** The controlled value; undefined for an uncontrolled control. */
  value: Value | undefined;
  /** Initial value of an uncontrolled control, with which the component renders the element. */
  defaultValue: Value;
  onValueChange: OnValueChange<Value> | undefined;
  /** Reads the value that the element holds. */
  read(element: Control): Value;
  /** What {@link read} returns while the element shows `value`. By default `value` itself. */
  display?: ((value: Value, element: Control) => Value) | undefined;
  /** The boxes of a control made of boxes. */
  boxes?: readonly RefObject<HTMLInputElement | null>[];
  /** Called once the browser has reset its elements, before the value is read. */
  onRestored?(): void;
}

/** The value of a control. */
export interface FormValue<Value> {
  value: Value;
  /** Reports a new value, with further details of the control. */
  change(next: Value, reason: ChangeReason, event: Event, further?: object): void;
  /** Whether the visitor's input could not be parsed when the value was last reported. */
  badInput: RefObject<boolean>;
  /** Reads the value again, after a change for which browsers dispatch no event. */
  refresh(): void;
}

/** Ticks a box or clears it. */
export function setChecked(box: HTMLInputElement | null, checked = false): void {
  if (box) box.checked = checked;
}

/**
 * The value of a form control. Without a controlled value the element is in charge: the value is read from it, so that a
 * reset, a form action, autofill, a restored page and scripts are followed. What a visitor filled in before hydration is
 * reported.
 */
export function useFormValue<Control extends FormElement, Value>(
  options: UseFormValueOptions<Control, Value>,
): FormValue<Value> {
  const {
    ref,
    input = ref,
    value: controlled,
    defaultValue,
    onValueChange,
    read,
    display,
    onRestored,
    boxes = [],
  } = options;
  const rendered = controlled ?? defaultValue;
  const [initial] = useState(controlled);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const [subscribe] = useState(() => (notify: () => void) => {
    const stops = (boxes[0] ? boxes : [ref]).map(
      ({ current }) => current && onAssignment(current, boxes[0] ? "checked" : "value", notify),
    );
    return () => stops.forEach((stop) => stop?.());
  });
  const value = useSyncExternalStore(
    // An event or a script changes the element. Browsers may do so too without an event, so it is read with each render.
    subscribe,
    () => (controlled === undefined && ref.current ? read(ref.current) : rendered),
    () => rendered,
  );
  const badInput = useRef(false);
  const isAdopted = useRef(false);

  const change: FormValue<Value>["change"] = (next, reason, event, further) => {
    // An error is about the previous value. It must not block a submit by the owner's handler.
    input.current?.setCustomValidity("");
    badInput.current = input.current?.validity.badInput === true;
    onValueChange?.(next, { reason, event, badInput: badInput.current, ...further });
    refresh();
  };
  const adopt = useEffectEvent(() => {
    const element = ref.current;
    if (!element || isAdopted.current) return;
    // Strict mode runs effects twice.
    isAdopted.current = true;
    const live = read(element);
    if (live !== (display?.(rendered, element) ?? rendered) || element.validity.badInput) {
      change(live, "adopt", new Event("adopt"));
    }
  });
  const restore = (event: Event, previous: Value): void => {
    if (event.defaultPrevented || !ref.current) return;
    // React ignores a click that leads to the state it saw last. It sees what is assigned, and not what a reset changes.
    for (const { current: box } of boxes) setChecked(box, box?.matches(":checked"));
    onRestored?.();
    // The browser restores the element. A controlled value stays the owner's, who receives its first one.
    const next = initial === undefined || controlled === undefined ? read(ref.current) : initial;
    if (next !== previous || badInput.current) change(next, "reset", event);
    else refresh();
  };
  useListener(ref, rootOf, "reset", (event) => {
    const element = ref.current;
    if (!element || event.target !== element.form) return;
    const previous = controlled ?? read(element);
    // The browser resets its elements after this event.
    setTimeout(() => restore(event, previous));
  });
  useLayoutEffect(() => adopt(), []);
  return { value, change, badInput, refresh };
}
