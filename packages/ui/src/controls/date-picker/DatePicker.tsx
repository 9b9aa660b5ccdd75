import { useRef, type ComponentProps, type ReactNode } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import type { TextChangeDetails } from "../../internal/change-details.ts";
import { classNames } from "../../internal/class-names.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useNativeText } from "../../internal/use-native-text.ts";
import { Field, useFieldError, type FieldBaseProps } from "../field/index.ts";

type OwnProps = "type" | "value" | "defaultValue" | "min" | "max" | "onChange";
type NativeProps = Omit<ComponentProps<"input">, keyof FieldBaseProps | OwnProps>;

/** Props of {@link DatePicker}; what is not named here goes to the `<input>`. */
export interface DatePickerProps extends FieldBaseProps, NativeProps {
  /** The day, kept by the owner: ISO, for example `2026-05-01`, or empty. */
  value?: string | undefined;
  /** The first day of a date picker that keeps its own. */
  defaultValue?: string | undefined;
  /** The earliest day the browser offers, ISO. */
  min?: string | undefined;
  /** The latest day the browser offers, ISO. */
  max?: string | undefined;
  /** Called with the ISO day or an empty text; `badInput` tells a half-typed date from no date. */
  onValueChange?: ((value: string, details: TextChangeDetails) => void) | undefined;
}

/**
 * A day, picked or typed in the browser's own way. Renders an `<input type="date">` in a field; `ref` is the input.
 * The native `required` attribute is always there: it hides the browser's clear button, and whether an answer is needed
 * is the form's decision. The `required` prop decides the asterisk.
 */
export function DatePicker(props: DatePickerProps): ReactNode {
  const { value, defaultValue = "", onValueChange, ...others } = props;
  const { label, fieldId, hint, help, required, disabled, error, ref, className, ...native } = others;
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const shownError = useFieldError({ ref: input, fieldId, error });
  const day = useNativeText({ ref: input, value, defaultValue, onValueChange, name: "DatePicker" });
  const field = { label, fieldId, hint, help, required, disabled, error: shownError };
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...native}
          {...control}
          ref={mergedRef}
          className={classNames("td-field__control td-date-picker", className)}
          type="date"
          required
          value={day.value}
          onInput={chainHandlers(native.onInput, day.onInput)}
          onKeyUp={chainHandlers(native.onKeyUp, day.onRecheck)}
          onBlur={chainHandlers(native.onBlur, day.onRecheck)}
        />
      )}
    </Field>
  );
}
