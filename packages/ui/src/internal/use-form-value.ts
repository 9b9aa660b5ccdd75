import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { ChangeReason, TextChangeDetails } from "./change-details.ts";

/** A native element with a value that a form submits. */
export type FormElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Called with a new value, why it changed and the native event. */
export type OnValueChange<Value> = (value: Value, details: TextChangeDetails) => void;

/** Options of {@link useFormValue}. */
export interface UseFormValueOptions<Control extends FormElement, Value> {
  ref: RefObject<Control | null>;
  /** The controlled value; undefined for an uncontrolled control. */
  value: Value | undefined;
  /** Initial value of an uncontrolled control. */
  defaultValue: Value;
  onValueChange: OnValueChange<Value> | undefined;
  /** Reads the value that the element holds. */
  read(element: Control): Value;
  /** What {@link read} returns while the element shows `value`. By default `value` itself. */
  display?: (value: Value, element: Control) => Value;
}

/** The value of a control. */
export interface FormValue<Value> {
  value: Value;
  /** Sets the value of an uncontrolled control and reports it, with further details of the control. */
  change(next: Value, reason: ChangeReason, event: Event, further?: object): void;
  /** Whether the visitor's input could not be parsed when the value was last reported. */
  badInput: RefObject<boolean>;
}

/**
 * The value of a form control, controlled or uncontrolled. A reset of the form restores the initial value. What a visitor
 * filled in before hydration becomes the value.
 */
export function useFormValue<Control extends FormElement, Value>(
  options: UseFormValueOptions<Control, Value>,
): FormValue<Value> {
  const { ref, value: controlled, defaultValue, onValueChange, read, display } = options;
  const [initial] = useState({ value: controlled ?? defaultValue });
  // An object, so that each change renders again: a native reset changes the element behind React's back.
  const [own, setOwn] = useState(initial);
  const value = controlled ?? own.value;
  const badInput = useRef(false);
  const isAdopted = useRef(false);

  const change: FormValue<Value>["change"] = (next, reason, event, further) => {
    // An error is about the previous value. It must not block the next submit.
    ref.current?.setCustomValidity("");
    badInput.current = ref.current?.validity.badInput === true;
    setOwn({ value: next });
    onValueChange?.(next, { reason, event, badInput: badInput.current, ...further });
  };
  const adopt = useEffectEvent(() => {
    const element = ref.current;
    if (!element || isAdopted.current) return;
    // Strict mode runs effects twice.
    isAdopted.current = true;
    const live = read(element);
    if (live !== (display?.(value, element) ?? value) || element.validity.badInput) {
      change(live, "adopt", new Event("adopt"));
    }
  });
  const reset = useEffectEvent((event: Event) => {
    if (event.defaultPrevented || !ref.current) return;
    if (value !== initial.value || badInput.current) change(initial.value, "reset", event);
    else setOwn({ value });
  });
  useLayoutEffect(() => {
    adopt();
    const root = ref.current?.getRootNode();
    const onReset = (event: Event): void => {
      // The browser resets its elements after this event.
      if (event.target === ref.current?.form) setTimeout(() => reset(event));
    };
    root?.addEventListener("reset", onReset);
    return () => root?.removeEventListener("reset", onReset);
  }, [ref]);
  return { value, change, badInput };
}

/** Reports an error to native validation until the value changes. */
export function useValidity(ref: RefObject<FormElement | null>, error: string): void {
  useEffect(() => ref.current?.setCustomValidity(typeof error === "string" ? error : ""), [ref, error]);
}
