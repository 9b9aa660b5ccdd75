import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEventHandler,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import type { ChangeDetails } from "../../internal/change-details.ts";
import { classNames } from "../../internal/class-names.ts";
import { onAssignment } from "../../internal/on-assignment.ts";
import { setChecked, useFormValue } from "../../internal/use-form-value.ts";
import { useStill } from "../../internal/use-still.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { CheckboxRow } from "../checkbox/CheckboxRow.tsx";
import { Asterisk, FieldError, useFieldError } from "../field/index.ts";
import { useProblem } from "../field/use-problem.ts";

/** One choice. */
export interface RadioOption<Value extends string = string> {
  label: ReactNode;
  value: Value;
  /** Whether the option is shown but cannot be chosen. */
  disabled?: boolean | undefined;
}

type OwnProps = "ref" | "defaultValue" | "onChange" | "onBlur" | "role" | "children" | "name";

/** Props of {@link RadioGroup}; what is not named here goes to the `<fieldset>`. */
export interface RadioGroupProps<Value extends string = string> extends Omit<ComponentProps<"fieldset">, OwnProps> {
  /** The visible name of the group. */
  legend: ReactNode;
  /** The choices, all of them visible. */
  options: readonly RadioOption<Value>[];
  /** The name under which a form submits the value. The browser needs it: of radio buttons with one name, one is chosen. */
  name: string;
  /** The controlled value of the chosen option; empty for none. */
  value?: NoInfer<Value> | "" | undefined;
  /** Initial value of an uncontrolled group. @default "" */
  defaultValue?: NoInfer<Value> | "" | undefined;
  /** Identifies the group in window events. It is also the id of the first radio button. */
  fieldId?: string | undefined;
  /** One sentence that helps to choose; read out with the group. */
  hint?: string | undefined;
  /** One of the options must be chosen: shows an asterisk. @default false */
  required?: boolean | undefined;
  /** Takes all options out of use; the browser skips them. */
  disabled?: boolean | undefined;
  /** The choice cannot be changed. A form submits it, and the group can get focus. */
  readOnly?: boolean | undefined;
  /** The error to show; empty for none. Window events with the same `fieldId` set and clear it as well: the latest change wins. */
  error?: string | undefined;
  /** Called with each value, an empty one too. Native validation fails with the sentence that it returns, and the group then shows it. */
  validate?: ((value: NoInfer<Value> | "") => string | undefined) | undefined;
  /** Called with the chosen option's value; after a reset it may be empty. */
  onValueChange?: ((value: Value | "", details: ChangeDetails) => void) | undefined;
  /** Called with the events of each radio button. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** As `onChange`. */
  onBlur?: ComponentProps<"input">["onBlur"];
  /** A function receives every radio button, as `register` of react-hook-form expects; an object the first one. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One choice of a few, all of them visible. Renders a `<fieldset>` with a radio `<input>` per option; `ref` is the radio
 * buttons.
 */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>): ReactNode {
  // Options may be loaded later. What listens to the first radio button is mounted with it.
  return <Radios key={String(props.options.length > 0)} {...props} />;
}

const radiosIn = (group: Element | null): HTMLInputElement[] => [...(group?.querySelectorAll("input") ?? [])];

function Radios<Value extends string>(props: RadioGroupProps<Value>): ReactNode {
  const { legend, options, name, value: owned, defaultValue = "", fieldId, hint: latestHint, ...others } = props;
  const { required, readOnly, error: ownersError, validate, onValueChange, onChange, onBlur, ref, ...rest } = others;
  const { id, className, "aria-describedby": describedBy, ...native } = rest;
  const ownId = useId();
  const firstId = fieldId ?? ownId;
  const group = useRef<HTMLFieldSetElement>(null);
  // The refs of the radio buttons are the owner's.
  const [first] = useState(() => ({
    get current() {
      const radios = radiosIn(group.current);
      // The browser neither checks nor focuses a disabled one.
      return radios.find((radio) => !radio.disabled) ?? radios[0] ?? null;
    },
  }));
  const isRefOfEach = typeof ref === "function";
  useImperativeHandle(isRefOfEach ? undefined : ref, () => radiosIn(group.current)[0] as HTMLInputElement, []);
  const optionOf = (text: string): Value | "" => options.find((option) => option.value === text)?.value ?? "";
  const { value, change, refresh } = useFormValue<HTMLInputElement, Value | "">({
    ref: first,
    value: owned,
    defaultValue,
    onValueChange,
    read: () => optionOf(radiosIn(group.current).find(({ checked }) => checked)?.value ?? ""),
    display: optionOf,
    onRestored: () => radiosIn(group.current).forEach((radio) => setChecked(radio, radio.matches(":checked"))),
  });
  const currentError = useProblem(first, {
    error: useFieldError({ ref: group, fieldId, error: ownersError, name }),
    value,
    problem: validate?.(value),
  });
  const error = useStill(group, currentError);
  const hint = useStill(group, latestHint);
  const isControlled = owned !== undefined;
  useWarnings(({ cannotShow, cannotChange, namelessGroup }) => [
    ...(native["aria-label"] || native["aria-labelledby"]
      ? []
      : namelessGroup("RadioGroup", group.current?.querySelector("legend") ?? null)),
    ...(options.length > 0 && value !== optionOf(value) ? [cannotShow("RadioGroup", value)] : []),
    ...(isControlled && !(onValueChange || onChange || readOnly || native.disabled)
      ? [cannotChange("RadioGroup", "value", "onValueChange")]
      : []),
  ]);
  const count = options.length;
  useLayoutEffect(() => {
    // React assigns a controlled value with each render.
    if (isControlled) return undefined;
    const radios = radiosIn(group.current).slice(0, count);
    const stops = radios.map((radio) => onAssignment(radio, "checked", refresh));
    return () => stops.forEach((stop) => stop());
  }, [isControlled, count, refresh]);
  const hintId = hint ? `${firstId}-hint` : undefined;
  const errorId = error ? `${firstId}-error` : undefined;
  return (
    <fieldset
      {...native}
      ref={group}
      id={id}
      className={classNames("td-checkbox__group td-radio-group", className)}
      role="radiogroup"
      aria-labelledby={native["aria-labelledby"] ?? `${firstId}-legend`}
      aria-describedby={classNames(hintId, errorId, describedBy) || undefined}
      aria-required={required}
      aria-readonly={readOnly}
      aria-invalid={error !== ""}
      data-invalid={error ? "" : undefined}
      data-disabled={native.disabled ? "" : undefined}
    >
      <legend className="td-checkbox__legend" id={`${firstId}-legend`}>
        {legend}
        {required && <Asterisk />}
      </legend>
      {hint && (
        <p className="td-field__hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
      {options.map((option, index) => (
        <CheckboxRow
          key={option.value}
          ref={isRefOfEach ? ref : undefined}
          type="radio"
          // Of their group, because a radio button has no such state.
          aria-readonly={undefined}
          id={index === 0 ? firstId : `${firstId}-${index}`}
          className="td-radio-group__input"
          label={option.label}
          name={name}
          form={native.form}
          value={option.value}
          required={required}
          disabled={option.disabled}
          readOnly={readOnly}
          {...(!isControlled ? { defaultChecked: defaultValue === option.value } : { checked: owned === option.value })}
          onChange={chainHandlers(onChange, ({ nativeEvent }) => change(option.value, "choose", nativeEvent))}
          onBlur={onBlur}
        />
      ))}
    </fieldset>
  );
}
