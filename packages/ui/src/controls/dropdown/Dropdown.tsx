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
}

/** Props of {@link Dropdown}; what is not named here goes to the `<select>`. */
export interface DropdownProps extends FieldBaseProps, NativeProps {
  options: readonly DropdownOption[];
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
  const options = labelledItems(given);
  // A value that is no option (yet) shows the placeholder; React would otherwise show the first option.
  const display = (value: string): string => (options.some((option) => option.value === value) ? value : "");
  const { value, change, field, native } = useField<HTMLSelectElement, typeof props>(props, "td-dropdown", display);
  const shown = display(value);
  useWarnings(options.length > 0 && shown !== value ? [cannotShow("Dropdown", value)] : []);
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
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={readOnly && option.value !== shown}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
