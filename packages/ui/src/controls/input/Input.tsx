import { useEffect, useRef, type ComponentProps, type ReactNode, type WheelEvent } from "react";
import { windowEventNames } from "../../events/index.ts";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import type { TextChangeDetails } from "../../internal/change-details.ts";
import { classNames } from "../../internal/class-names.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useNativeText } from "../../internal/use-native-text.ts";
import { Field, useFieldError, type FieldBaseProps } from "../field/index.ts";
import { invalid } from "../../messages/index.ts";
import { isAmountWithin } from "./amount-bounds.ts";
import { nativeAttributes, type InputType } from "./native-attributes.ts";

type NativeProps = Omit<ComponentProps<"input">, keyof FieldBaseProps | "type" | "value" | "defaultValue" | "onChange">;

/** Props of {@link Input}; what is not named here goes to the `<input>`. */
export interface InputProps extends FieldBaseProps, NativeProps {
  /** What is typed: it decides the keyboard, and for `currency` shows a euro sign before the field. */
  type?: InputType | undefined;
  /** The text in the field, kept by the owner. */
  value?: string | undefined;
  /** The first text of a field that keeps its own. */
  defaultValue?: string | undefined;
  /** The smallest number or amount. An amount below it is invalid for the browser, as a number is. */
  min?: string | undefined;
  /** The distance between two numbers or amounts, counted from `min`; `any` by default. */
  step?: string | undefined;
  /** Called with the raw text after every change; `badInput` tells text that is no number from no text. */
  onValueChange?: ((value: string, details: TextChangeDetails) => void) | undefined;
}

/** A number that has focus would change with the wheel, unseen, while the visitor scrolls on. */
const keepNumber = ({ currentTarget }: WheelEvent<HTMLInputElement>): void => currentTarget.blur();

const noticesForInput = [windowEventNames.requiredFieldMissing, windowEventNames.invalidInput];

/** One line of text, an address, a number or an amount of euros. Renders an `<input>` in a field; `ref` is the input. */
export function Input(props: InputProps): ReactNode {
  const { type = "text", min = "0.00", step = "any", value, defaultValue = "", onValueChange, ...others } = props;
  const { label, fieldId, hint, help, required, disabled, error, ref, className, ...native } = others;
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const shownError = useFieldError({ ref: input, fieldId, error, reactsTo: noticesForInput });
  const text = useNativeText({ ref: input, value, defaultValue, onValueChange, name: "Input" });
  const isWithin = type !== "currency" || isAmountWithin(text.value, { min, step });
  // The browser cannot check the text of an amount, so its validity is set here.
  useEffect(() => {
    if (isWithin) return undefined;
    const element = input.current;
    element?.setCustomValidity(invalid);
    return () => element?.setCustomValidity("");
  }, [isWithin]);
  // Browsers ignore the limit of a number field.
  const maxLength = type === "number" ? undefined : native.maxLength;
  const field = { label, fieldId, hint, help, required, disabled, error: shownError, text: text.value, maxLength };
  return (
    <Field {...field}>
      {(control) => (
        <span className="td-input" data-type={type}>
          {type === "currency" && (
            <span
              className="td-input__prefix"
              aria-hidden="true"
              data-hidden={text.value.trimStart().startsWith("€") ? "" : undefined}
            >
              €
            </span>
          )}
          <input
            {...nativeAttributes(type, { min, step })}
            {...native}
            {...control}
            ref={mergedRef}
            className={classNames("td-field__control td-input__control", className)}
            value={text.value}
            onInput={chainHandlers(native.onInput, text.onInput)}
            onKeyUp={chainHandlers(native.onKeyUp, text.onRecheck)}
            onBlur={chainHandlers(native.onBlur, text.onRecheck)}
            onWheel={chainHandlers(native.onWheel, type === "number" ? keepNumber : undefined)}
          />
        </span>
      )}
    </Field>
  );
}
