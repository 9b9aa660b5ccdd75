import {
  useRef,
  type ChangeEventHandler,
  type DOMAttributes,
  type Ref,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import { classNames } from "../../internal/class-names.ts";
import { useFormValue, type FormElement, type OnValueChange } from "../../internal/use-form-value.ts";
import { useSharedRef } from "../../internal/use-shared-ref.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import type { FieldBaseProps } from "./field-props.ts";
import { useFieldError } from "./use-field-error.ts";
import { useProblem } from "./use-problem.ts";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Props of every control in a field. */
interface ControlProps<Control, Value extends string> extends FieldBaseProps {
  ref?: Ref<Control> | undefined;
  className?: string | undefined;
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: OnValueChange<Value> | undefined;
  validate?: ((value: Value) => string | undefined) | undefined;
  onChange?: unknown;
  onInput?: unknown;
}

/** What differs between controls in a field. */
interface ControlKind<Control, Value> {
  /** Class of the native element. */
  className: string | false | undefined;
  /** The value of an element. */
  read(element: Control): Value;
  /** What the native element is rendered with for a value. By default the value itself. */
  render?: (value: Value) => string | readonly string[];
  /** What `read` returns while the element shows `value`. By default `value` itself. */
  display?: (value: Value, element: Control) => Value;
  /** The element that a visitor uses, where it is not the one that holds the value. */
  input?: RefObject<FormElement | null>;
  /** As in {@link useFieldError}. */
  reactsToInvalidInput?: boolean | undefined;
}

/**
 * The value, the error and the props of a control in a field.
 *
 * @param empty the value of a control without one
 * @returns props for `Field` and for the native element, the value with which to render it included
 */
export function useField<Control extends FormElement, Value extends string, Props extends ControlProps<Control, Value>>(
  props: Props,
  empty: Value,
  {
    className: ownClassName,
    read,
    display,
    input,
    reactsToInvalidInput,
    render = (text) => text,
  }: ControlKind<Control, Value>,
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
    defaultValue = empty,
    onValueChange,
    validate,
    ref,
    className,
    ...native
  } = props;
  const element = useSharedRef(ref);
  const error = useFieldError({ ref: element, fieldId, error: ownersError, name: props.name, reactsToInvalidInput });
  useWarnings(({ aboutField, neverValidates }) => {
    const handler = onValueChange ?? props.onChange ?? props.onInput;
    const target = (input ?? element).current;
    return [
      ...aboutField(target, value !== undefined && !handler),
      ...(validate && target?.form?.noValidate ? [neverValidates(target)] : []),
    ];
  });
  const valueProps = value === undefined ? { defaultValue: render(defaultValue) } : { value: render(value) };
  const formValue = useFormValue({ ref: element, input, value, defaultValue, onValueChange, read, display });
  return {
    ...formValue,
    problem: validate?.(formValue.value),
    element,
    valueProps,
    field: { ...props, error },
    native: {
      ...native,
      ...(!input && valueProps),
      ref: element,
      className: classNames("td-field__control", ownClassName, className),
    },
  };
}

/**
 * Handles a change of text. React calls `onChange` for a native change without input, as password managers send it, and not
 * for text that cannot be parsed while the value stays empty, so both handlers are needed.
 *
 * @returns a handler for `onInput` and `onChange`, which handles a native event once
 */
function useTextEvents<Control extends TextElement>(
  handle: (event: SyntheticEvent<Control>) => void,
): (event: SyntheticEvent<Control>) => void {
  const handled = useRef<Event>(null);
  return (event) => {
    if (event.nativeEvent === handled.current) return;
    handled.current = event.nativeEvent;
    handle(event);
  };
}

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
  Props extends ControlProps<Control, string> &
    Pick<DOMAttributes<Control>, "onInput" | "onKeyUp" | "onBlur"> & {
      onChange?: ChangeEventHandler<Control> | undefined;
    },
>(
  props: Props,
  name: string,
  {
    problemOf,
    describe,
    ...kind
  }: Pick<ControlKind<Control, string>, "className" | "render" | "reactsToInvalidInput"> & {
    /** Why a value is invalid, by a rule of the control that the browser does not know. */
    problemOf?: (value: string) => string;
    /** The sentence about a value that the browser rejects by a rule of its own, or nothing. */
    describe?: (element: Control) => string;
  },
) {
  const read = (control: Control): string => control.value;
  const parts = useField<Control, string, Props>(props, "", { ...kind, read, display: displayText });
  const { element, value, change, badInput } = parts;
  const problem = problemOf?.(value) || parts.problem;
  const error = useProblem(element, {
    error: parts.field.error,
    value,
    problem,
    describe: () => element.current && describe?.(element.current),
  });
  const { value: rendered = props.defaultValue } = props;
  useWarnings(({ cannotShow }) =>
    rendered && element.current && !displayText(rendered, element.current) ? [cannotShow(name, rendered)] : [],
  );
  const report = ({ currentTarget, nativeEvent }: SyntheticEvent<Control>): void =>
    change(currentTarget.value, "type", nativeEvent);
  const onText = useTextEvents(report);
  /** Chromium sends no input event for a half-typed date. */
  const recheck = (event: SyntheticEvent<Control>): void => {
    if (event.currentTarget.validity.badInput !== badInput.current) report(event);
  };
  return {
    ...parts,
    field: { ...parts.field, error },
    native: {
      ...parts.native,
      onChange: chainHandlers(props.onChange, onText),
      onInput: chainHandlers(props.onInput, onText),
      onKeyUp: chainHandlers(props.onKeyUp, recheck),
      onBlur: chainHandlers(props.onBlur, recheck),
    },
  };
}
