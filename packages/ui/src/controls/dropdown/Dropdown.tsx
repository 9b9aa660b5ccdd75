import { useLayoutEffect, type ComponentProps, type ReactNode } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import type { ChangeDetails } from "../../internal/change-details.ts";
import { labelledItems } from "../../internal/labelled-items.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { Field, type FieldBaseProps } from "../field/index.ts";
import { useField } from "../field/use-field.ts";
import { useProblem } from "../field/use-problem.ts";

type OwnProps = "value" | "defaultValue" | "children" | "multiple";
type NativeProps = Omit<ComponentProps<"select">, keyof FieldBaseProps | OwnProps>;

/** One choice. */
export interface DropdownOption<Value extends string = string> {
  label: string;
  value: Value;
  /** Understood for the sake of existing option lists, and ignored: the dropdown's value decides. */
  selected?: boolean;
  /** Whether the option is shown but cannot be chosen. */
  disabled?: boolean | undefined;
}

/** Choices under a heading. Renders an `<optgroup>`. */
export interface DropdownGroup<Value extends string = string> {
  /** The heading. */
  label: string;
  options: readonly DropdownOption<Value>[];
  /** Whether none of the options can be chosen. */
  disabled?: boolean | undefined;
}

/** Props of {@link Dropdown}; what is not named here goes to the `<select>`. */
export interface DropdownProps<Value extends string = string> extends FieldBaseProps, NativeProps {
  /** The choices, or groups of choices. */
  options: readonly (DropdownOption<Value> | DropdownGroup<Value>)[];
  /** Shown while nothing is chosen, and a form then submits nothing. It cannot be chosen itself: for an answer that may be withdrawn, add an option. */
  placeholder?: string | undefined;
  /** The controlled value of the chosen option; empty for none. */
  value?: NoInfer<Value> | "" | undefined;
  /** Initial value of an uncontrolled dropdown. @default "" */
  defaultValue?: NoInfer<Value> | "" | undefined;
  /** The choice cannot be changed. A form submits it, and the control can get focus. */
  readOnly?: boolean | undefined;
  /** Called with each value, an empty one too. Native validation fails with the sentence that it returns, and the field then shows it. */
  validate?: ((value: NoInfer<Value> | "") => string | undefined) | undefined;
  /** Called with the chosen option's value. */
  onValueChange?: ((value: Value | "", details: ChangeDetails) => void) | undefined;
}

/**
 * Makes an option the one that a select shows until another is chosen, and after a reset. React does so with the first
 * default only, but options and a new default may come later.
 */
function setDefaultOption(select: HTMLSelectElement, value: string): void {
  const [selected] = select.selectedOptions;
  const shown = !selected || selected.defaultSelected ? value : selected.value;
  for (const option of select.options) option.defaultSelected = option.value === value;
  select.value = shown;
}

/** One choice of a short list. Renders a `<select>` in a field; `ref` is the select. */
export function Dropdown<Value extends string = string>(props: DropdownProps<Value>): ReactNode {
  const { options: given, placeholder, readOnly, ...rest } = props;
  const items = labelledItems(given);
  const options = items.flatMap((item) => ("options" in item ? labelledItems(item.options) : item));
  // A value that is no option (yet) shows the placeholder; React would otherwise show the first option.
  const optionOf = (value: string): Value | "" => options.find((option) => option.value === value)?.value ?? "";
  const { element, value, change, problem, field, native } = useField<HTMLSelectElement, Value | "", typeof rest>(
    rest,
    "",
    {
      className: "td-dropdown",
      read: (select) => optionOf(select.value),
      render: optionOf,
      display: optionOf,
    },
  );
  const error = useProblem(element, { error: field.error, value, problem });
  const shown = optionOf(value);
  const wanted = props.value ?? props.defaultValue ?? "";
  useWarnings(({ cannotShow }) =>
    options.length > 0 && !optionOf(wanted) && wanted ? [cannotShow("Dropdown", wanted)] : [],
  );
  useLayoutEffect(() => {
    if (element.current && props.value === undefined) setDefaultOption(element.current, optionOf(wanted));
  });
  const renderOption = ({ label, value: own, disabled }: DropdownOption<Value>, index: number): ReactNode => (
    <option key={index} value={own} disabled={disabled || (readOnly && own !== shown)}>
      {label}
    </option>
  );
  return (
    <Field {...field} error={error}>
      {(control) => (
        <select
          {...native}
          {...control}
          aria-readonly={readOnly}
          data-empty={shown === "" ? "" : undefined}
          onChange={chainHandlers(native.onChange, ({ target, nativeEvent }) =>
            change(optionOf(target.value), "choose", nativeEvent),
          )}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {items.map((item, index) =>
            "options" in item ? (
              <optgroup key={index} label={item.label} disabled={item.disabled}>
                {labelledItems(item.options).map(renderOption)}
              </optgroup>
            ) : (
              renderOption(item, index)
            ),
          )}
        </select>
      )}
    </Field>
  );
}
