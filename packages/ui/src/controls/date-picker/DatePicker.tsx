import { useState, type ComponentProps, type ReactNode } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import type { TextChangeDetails } from "../../internal/change-details.ts";
import { dates, useMessages } from "../../messages/index.ts";
import { Field, type FieldBaseProps } from "../field/index.ts";
import { useTextField } from "../field/use-field.ts";

type OwnProps = "type" | "value" | "defaultValue" | "min" | "max";
type NativeProps = Omit<ComponentProps<"input">, keyof FieldBaseProps | OwnProps>;

/** Props of {@link DatePicker}; what is not named here goes to the `<input>`. */
export interface DatePickerProps extends FieldBaseProps, NativeProps {
  /** The controlled day: ISO, for example `2026-05-01`, or empty. */
  value?: string | undefined;
  /** Initial day of an uncontrolled date picker. */
  defaultValue?: string | undefined;
  /** The earliest day, ISO. Native validation of an earlier day fails, and the field then shows a sentence about it. The day stays. */
  min?: string | undefined;
  /** The latest day, ISO. Works as `min` does. */
  max?: string | undefined;
  /** Called with the ISO day or an empty text; `badInput` distinguishes a half-typed date from no date. */
  onValueChange?: ((value: string, details: TextChangeDetails) => void) | undefined;
}

/**
 * A day, picked or typed in the browser's own way. Renders an `<input type="date">` in a field; `ref` is the input.
 * The native attribute `required` is there unless `required` is false: it hides the browser's clear button. The asterisk
 * needs `required`.
 */
export function DatePicker(props: DatePickerProps): ReactNode {
  const { field, native } = useTextField<HTMLInputElement, DatePickerProps>(props, "DatePicker", "td-date-picker");
  const messages = useMessages(dates);
  const [outOfRange, setOutOfRange] = useState({ day: "", message: "" });
  return (
    <Field {...field} error={field.error || (outOfRange.day === native.value ? outOfRange.message : "")}>
      {(control) => (
        <input
          {...native}
          {...control}
          type="date"
          required={props.required ?? true}
          onInvalid={chainHandlers(native.onInvalid, ({ currentTarget: { value, validity, min, max } }) => {
            const tooLate = validity.rangeOverflow ? messages.dayUntil(max) : "";
            setOutOfRange({ day: value, message: validity.rangeUnderflow ? messages.dayFrom(min) : tooLate });
          })}
        />
      )}
    </Field>
  );
}
