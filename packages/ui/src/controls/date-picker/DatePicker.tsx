import type { ComponentProps, ReactNode } from "react";
import type { TextChangeDetails } from "../../internal/change-details.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { dates, useMessages } from "../../messages/index.ts";
import { Field, type FieldBaseProps } from "../field/index.ts";
import { useTextField } from "../field/use-field.ts";

type OwnProps = "type" | "value" | "defaultValue" | "min" | "max" | "children";
type NativeProps = Omit<ComponentProps<"input">, keyof FieldBaseProps | OwnProps>;

/** Props of {@link DatePicker}; what is not named here goes to the `<input>`. */
export interface DatePickerProps extends FieldBaseProps, NativeProps {
  /** The controlled day: ISO, for example `2026-05-01`, or empty. */
  value?: string | undefined;
  /** Initial day of an uncontrolled date picker. @default "" */
  defaultValue?: string | undefined;
  /** The earliest day, ISO. Native validation of an earlier day fails, and the field then shows a sentence about it. The day stays. */
  min?: string | number | undefined;
  /** The latest day, ISO. Works as `min` does. @default "9999-12-31" */
  max?: string | number | undefined;
  /** Called with each day, an empty text too. Native validation fails with the sentence that it returns, and the field then shows it. */
  validate?: ((value: string) => string | undefined) | undefined;
  /** Called with the ISO day or an empty text; `badInput` distinguishes a half-typed date from no date. */
  onValueChange?: ((value: string, details: TextChangeDetails) => void) | undefined;
}

/** Without a last day, browsers let a visitor type a year of six digits. */
const lastDay = "9999-12-31";

/** Years below 1000 appear only while a year is being typed: 0002, 0020, 0202, 2027. */
const firstCompleteDay = Date.UTC(1000, 0);

/**
 * A day, picked or typed in the browser's own way, with its weekday and month in words below it, because browsers order the
 * numbers of a day differently. Renders an `<input type="date">` in a field; `ref` is the input.
 */
export function DatePicker({ max = lastDay, ...props }: DatePickerProps): ReactNode {
  const messages = useMessages(dates);
  const { value, field, native } = useTextField<HTMLInputElement, typeof props>(props, "DatePicker", {
    className: "td-date-picker",
    describe: ({ validity, min, max: latest }) =>
      validity.rangeUnderflow ? messages.dayFrom(min) : validity.rangeOverflow ? messages.dayUntil(latest) : "",
  });
  useWarnings(() =>
    [props.min, max].flatMap((day) =>
      day && !/^\d{4}-\d\d-\d\d$/.test(String(day)) ? [`DatePicker ignores ${day}: write a day as 2026-05-01.`] : [],
    ),
  );
  return (
    <Field {...field}>
      {(control) => (
        <>
          <input {...native} {...control} type="date" max={max} />
          <output className="td-field__note" htmlFor={control.id}>
            {Date.parse(value) >= firstCompleteDay && messages.dayInWords(value)}
          </output>
        </>
      )}
    </Field>
  );
}
