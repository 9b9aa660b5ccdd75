import { type ComponentProps, type ReactNode, type WheelEvent } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import type { TextChangeDetails } from "../../internal/change-details.ts";
import { Field, type FieldBaseProps } from "../field/index.ts";
import { useTextField } from "../field/use-field.ts";
import { fields, useMessages } from "../../messages/index.ts";
import { isAmountWithin } from "./amount.ts";

type NativeProps = Omit<ComponentProps<"input">, keyof FieldBaseProps | "type" | "value" | "defaultValue" | "children">;

/** What an input is for. */
export type InputType = "text" | "email" | "tel" | "url" | "search" | "password" | "number" | "currency";

/** Props of {@link Input}; what is not named here goes to the `<input>`. */
export interface InputProps extends FieldBaseProps, NativeProps {
  /** What is typed: it decides the keyboard, and for `currency` shows a euro sign before the field. An amount is submitted as typed; `parseAmount` of `@travel-design/ui/models` returns its number. @default "text" */
  type?: InputType | undefined;
  /** An example of what to fill in, shown while the field is empty. It does not replace the label. */
  placeholder?: string | undefined;
  /** The controlled text. */
  value?: string | undefined;
  /** Initial text of an uncontrolled field. @default "" */
  defaultValue?: string | undefined;
  /** The smallest number or amount. An amount below it is invalid for the browser, as a number is. */
  min?: string | number | undefined;
  /** The largest number or amount. Works as `min` does. */
  max?: string | number | undefined;
  /** The distance between two numbers or amounts, counted from `min`. */
  step?: string | number | undefined;
  /** Called with each value, an empty one too. Native validation fails with the sentence that it returns, and the field then shows it. */
  validate?: ((value: string) => string | undefined) | undefined;
  /** Called with the raw text after every change; `badInput` distinguishes text that is no number from no text. */
  onValueChange?: ((value: string, details: TextChangeDetails) => void) | undefined;
}

/** A number that has focus would change with the wheel, unseen, while the visitor scrolls on. */
const keepNumber = ({ currentTarget }: WheelEvent<HTMLInputElement>): void => currentTarget.blur();

/** One line of text, an address, a number or an amount of euros. Renders an `<input>` in a field; `ref` is the input. */
export function Input({ type = "text", min, max, step, ...props }: InputProps): ReactNode {
  const { invalid } = useMessages(fields);
  const isNumber = type === "number";
  // An amount is text with a decimal keyboard, because a native number field rejects the Dutch way of writing one.
  const isAmount = type === "currency";
  const { value, field, native } = useTextField<HTMLInputElement, typeof props>(props, "Input", {
    className: "td-input__control",
    reactsToInvalidInput: true,
    problemOf: (text) => (isAmount && !isAmountWithin(text, { min, max, step }) ? invalid : ""),
  });
  // Browsers ignore the limit of a number field.
  const maxLength = isNumber ? undefined : native.maxLength;
  return (
    <Field {...field} text={value} maxLength={maxLength}>
      {(control) => (
        <span className="td-input" data-type={type}>
          {isAmount && (
            <span
              className="td-input__prefix"
              aria-hidden="true"
              data-hidden={value.trimStart().startsWith("€") ? "" : undefined}
            >
              €
            </span>
          )}
          <input
            type={isAmount ? "text" : type}
            inputMode={isAmount ? "decimal" : undefined}
            {...(isNumber && { min, max, step })}
            {...native}
            {...control}
            onWheel={chainHandlers(native.onWheel, isNumber ? keepNumber : undefined)}
          />
        </span>
      )}
    </Field>
  );
}
