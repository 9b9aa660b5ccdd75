import type { ComponentProps, ReactNode } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import type { ChangeDetails } from "../../internal/change-details.ts";
import { labelledItems } from "../../internal/labelled-items.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { Field, type FieldBaseProps } from "../field/index.ts";
import { cannotShow, useField } from "../field/use-field.ts";

type OwnProps = "value" | "defaultValue" | "children" | "multiple";
type NativeProps = Omit<ComponentProps<"select">, keyof FieldBaseProps | OwnProps>;

/** One choice. */
export interface DropdownOption {
  label: string;
  value: string;
  /** Understood for the sake of existing option lists, and ignored: the dropdown's value decides. */
  selected?: boolean;
  /** Whether the option is shown but cannot be chosen. */
  disabled?: boolean | undefined;
}

/** Choices under a heading. Renders an `<optgroup>`. */
export interface DropdownGroup {
  /** The heading. */
  label: string;
  options: readonly DropdownOption[];
  /** Whether none of the options can be chosen. */
  disabled?: boolean | undefined;
}

/** Props of {@link Dropdown}; what is not named here goes to the `<select>`. */
export interface DropdownProps extends FieldBaseProps, NativeProps {
  /** The choices, or groups of choices. */
  options: readonly (DropdownOption | DropdownGroup)[];
  /** Shown while nothing is chosen; it cannot be chosen itself. */
  placeholder?: string | undefined;
  /** The controlled value of the chosen option; empty for none. */
  value?: string | undefined;
  /** Initial value of an uncontrolled dropdown. */
  defaultValue?: string | undefined;
  /** The choice cannot be changed. A form submits it, and the control can get focus. */
  readOnly?: boolean | undefined;
  /** Called with the chosen option's value. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
}

/**
 * One choice of a short list. Renders a `<select>` in a field; `ref` is the select. The native attribute `required` is there
 * unless `required` is false. The asterisk needs `required`.
 */
export function Dropdown({ options: given, placeholder, readOnly, ...props }: DropdownProps): ReactNode {
  const items = labelledItems(given);
  const options = items.flatMap((item) => ("options" in item ? labelledItems(item.options) : item));
  // A value that is no option (yet) shows the placeholder; React would otherwise show the first option.
  const display = (value: string): string => (options.some((option) => option.value === value) ? value : "");
  const { value, change, field, native } = useField<HTMLSelectElement, typeof props>(props, "td-dropdown", display);
  const shown = display(value);
  useWarnings(options.length > 0 && shown !== value ? [cannotShow("Dropdown", value)] : []);
  const renderOption = ({ label, value: own, disabled }: DropdownOption, index: number): ReactNode => (
    <option key={index} value={own} disabled={disabled || (readOnly && own !== shown)}>
      {label}
    </option>
  );
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...native}
          {...control}
          aria-readonly={readOnly}
          data-empty={shown === "" ? "" : undefined}
          required={props.required ?? true}
          value={shown}
          onChange={chainHandlers(native.onChange, ({ target, nativeEvent }) =>
            change(target.value, "choose", nativeEvent),
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
