import type { ChangeEvent, RefObject } from "react";
import { hostEventNames, useHostEvents } from "../../events/index.ts";
import type { ChangeDetails } from "../../internal/change-details.ts";
import { useAdoptedValue } from "../../internal/use-adopted-value.ts";
import { useControlled } from "../../internal/use-controlled.ts";

/** `known`: the main box is ticked; `unknown`: the optional one; empty: neither. */
export type OptionalCheckboxesValue = "" | "known" | "unknown";

/** Options of {@link useTickedBox}. */
export interface UseTickedBoxOptions {
  fieldId: string;
  value?: OptionalCheckboxesValue | undefined;
  defaultValue?: OptionalCheckboxesValue | undefined;
  onValueChange?: ((value: OptionalCheckboxesValue, details: ChangeDetails) => void) | undefined;
}

/** What {@link useTickedBox} gives. */
export interface TickedBox {
  value: OptionalCheckboxesValue;
  toggleMain(event: ChangeEvent<HTMLInputElement>): void;
  toggleOptional(event: ChangeEvent<HTMLInputElement>): void;
}

/** Which of the two boxes is ticked, and the events that every toggle raises. */
export function useTickedBox(
  { fieldId, value, defaultValue = "", onValueChange }: UseTickedBoxOptions,
  main: RefObject<HTMLInputElement | null>,
  optional: RefObject<HTMLInputElement | null>,
): TickedBox {
  const raise = useHostEvents();
  const [current, setCurrent] = useControlled({ controlled: value, defaultValue, name: "OptionalCheckboxes" });

  const change = (next: OptionalCheckboxesValue, details: ChangeDetails): void => {
    setCurrent(next);
    onValueChange?.(next, details);
  };
  const toggle = (next: OptionalCheckboxesValue, event: ChangeEvent<HTMLInputElement>): void => {
    change(next, { reason: "toggle", event: event.nativeEvent });
    raise(hostEventNames.select, { value: next });
    raise(hostEventNames.optionalCheckboxChange, { checkboxId: `${fieldId}-main`, checked: next === "known" });
  };
  useAdoptedValue({
    ref: main,
    rendered: current,
    read: ({ checked }): OptionalCheckboxesValue => (checked ? "known" : optional.current?.checked ? "unknown" : ""),
    onAdopt: (next, event) => change(next, { reason: "adopt", event }),
  });

  return {
    value: current,
    toggleMain: (event) => toggle(event.target.checked ? "known" : "", event),
    toggleOptional: (event) => toggle(event.target.checked ? "unknown" : "", event),
  };
}
