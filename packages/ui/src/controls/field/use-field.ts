import { useEffect, type DOMAttributes, type Ref } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import { classNames } from "../../internal/class-names.ts";
import { showValue } from "../../internal/show-value.ts";
import { useFormValue, useValidity, type FormElement, type OnValueChange } from "../../internal/use-form-value.ts";
import { useSharedRef } from "../../internal/use-shared-ref.ts";
import type { FieldBaseProps } from "./field-props.ts";
import { useFieldError } from "./use-field-error.ts";

/** Props of every control in a field. */
interface ControlProps<Control> extends FieldBaseProps {
  ref?: Ref<Control> | undefined;
  className?: string | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: OnValueChange<string> | undefined;
}

/**
 * The value, the error and the props of a control in a field.
 *
 * @param ownClassName class of the native element
 * @param display returns what the native element holds while it shows a value
 * @param reactsToInvalidInput as in {@link useFieldError}
 * @returns props for `Field` and for the native element, besides the value
 */
export function useField<Control extends FormElement, Props extends ControlProps<Control>>(
  props: Props,
  ownClassName: string | false | undefined,
  display: (value: string, element: Control) => string,
  reactsToInvalidInput?: boolean,
) {
  const {
    label: _label,
    hint: _hint,
    help: _help,
    required: _required,
    disabled: _disabled,
    rootClassName: _rootClassName,
    rootStyle: _rootStyle,
    fieldId,
    error: ownersError,
    value,
    defaultValue = "",
    onValueChange,
    ref,
    className,
    ...native
  } = props;
  const element = useSharedRef(ref);
  const error = useFieldError({ ref: element, fieldId, error: ownersError, reactsToInvalidInput });
  useValidity(element, error);
  const read = (control: Control): string => control.value;
  return {
    ...useFormValue({ ref: element, value, defaultValue, onValueChange, read, display }),
    element,
    field: { ...props, error },
    native: {
      ...native,
      ref: element,
      className: classNames("td-field__control", ownClassName, className),
    },
  };
}

/** The warning about a value that a control cannot show. */
export const cannotShow = (name: string, value: string): string =>
  `[travel-design] ${name} cannot show the value ${showValue(value)}.`;

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What a browser shows of a value: an element drops what its type cannot hold, such as a day that does not exist. */
function displayText(value: string, element: TextElement): string {
  const probe = element.ownerDocument.importNode(element);
  probe.value = value;
  return probe.value;
}

/**
 * {@link useField} for an element that holds text, with the value in the native props. Reports input that the browser
 * cannot parse, and warns about a value that the element cannot show.
 */
export function useTextField<
  Control extends TextElement,
  Props extends ControlProps<Control> & Pick<DOMAttributes<Control>, "onInput" | "onKeyUp" | "onBlur">,
>(props: Props, name: string, className: string, reactsToInvalidInput?: boolean) {
  const parts = useField<Control, Props>(props, className, displayText, reactsToInvalidInput);
  const { element, value, change, badInput } = parts;
  useEffect(() => {
    if (value && element.current && !displayText(value, element.current)) {
      console.warn(cannotShow(name, value));
    }
  }, [name, value, element]);
  const report = ({ nativeEvent }: { nativeEvent: Event }): void => {
    if (element.current) change(element.current.value, "type", nativeEvent);
  };
  /** Chromium sends no input event for a half-typed date. */
  const recheck = (event: { nativeEvent: Event }): void => {
    if (element.current?.validity.badInput !== badInput.current) report(event);
  };
  return {
    ...parts,
    native: {
      ...parts.native,
      value,
      // Not `onChange`, which React does not call for text that cannot be parsed while the value stays empty.
      onInput: chainHandlers(props.onInput, report),
      onKeyUp: chainHandlers(props.onKeyUp, recheck),
      onBlur: chainHandlers(props.onBlur, recheck),
    },
  };
}
