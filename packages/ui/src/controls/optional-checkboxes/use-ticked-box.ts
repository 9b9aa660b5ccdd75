import type { ChangeEvent, RefObject } from "react";
import { useHostEvents } from "../../events/index.ts";
import type { ChangeDetails } from "../../internal/change-details.ts";
import { setChecked, useFormValue } from "../../internal/use-form-value.ts";

/** `known`: the main box is ticked; `unknown`: the optional one; empty: neither. */
export type OptionalCheckboxesValue = "" | "known" | "unknown";

/** Options of {@link useTickedBox}. */
export interface UseTickedBoxOptions {
  fieldId: string;
  value?: OptionalCheckboxesValue | undefined;
  defaultValue?: OptionalCheckboxesValue | undefined;
  onValueChange?: ((value: OptionalCheckboxesValue, details: ChangeDetails) => void) | undefined;
}

/** Which box is ticked. */
export interface TickedBox {
  value: OptionalCheckboxesValue;
  /** For a change of the box of `box`. */
  toggle(box: OptionalCheckboxesValue, event: ChangeEvent<HTMLInputElement>): void;
}

/** Which of the two boxes is ticked, and the events that every toggle raises. */
export function useTickedBox(
  { fieldId, value: controlled, defaultValue = "", onValueChange }: UseTickedBoxOptions,
  main: RefObject<HTMLInputElement | null>,
  optional: RefObject<HTMLInputElement | null>,
): TickedBox {
  const raise = useHostEvents();
  const { value, change } = useFormValue<HTMLInputElement, OptionalCheckboxesValue>({
    ref: main,
    value: controlled,
    defaultValue,
    onValueChange,
    read: ({ checked }) => (checked ? "known" : optional.current?.checked ? "unknown" : ""),
    boxes: [main, optional],
    // A content file may contain any text.
    display: (given) => (given === "known" || given === "unknown" ? given : ""),
  });
  const toggle = (box: OptionalCheckboxesValue, { target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const next = target.checked ? box : "";
    if (next) setChecked((box === "known" ? optional : main).current);
    change(next, "toggle", nativeEvent);
    raise("select", { value: next });
    raise("optionalcheckboxchange", { checkboxId: `${fieldId}-main`, checked: next === "known" });
  };

  return { value, toggle };
}
