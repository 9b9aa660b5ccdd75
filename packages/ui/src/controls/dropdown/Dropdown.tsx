import { useRef, type ComponentProps, type ReactNode } from "react";
import type { ChangeDetails } from "../../internal/change-details.ts";
import { classNames } from "../../internal/class-names.ts";
import { labelledItems } from "../../internal/labelled-items.ts";
import { useAdoptedValue } from "../../internal/use-adopted-value.ts";
import { useControlled } from "../../internal/use-controlled.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { Field, useFieldError, type FieldBaseProps } from "../field/index.ts";

type OwnProps = "value" | "defaultValue" | "onChange" | "children" | "multiple";
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
  /** The chosen option's value, kept by the owner; empty for none. */
  value?: string | undefined;
  /** The first value of a dropdown that keeps its own. */
  defaultValue?: string | undefined;
  /** Called with the chosen option's value. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
}

/**
 * One choice of a short list. Renders a `<select>` in a field; `ref` is the select. The native `required` attribute is
 * always there; whether an answer is needed is the form's decision, and the `required` prop decides the asterisk.
 */
export function Dropdown(props: DropdownProps): ReactNode {
  const { options: given, placeholder, value, defaultValue = "", onValueChange, ...others } = props;
  const { label, fieldId, hint, help, required, disabled, error, ref, className, ...native } = others;
  const options = labelledItems(given);
  const select = useRef<HTMLSelectElement>(null);
  const mergedRef = useMergedRefs(select, ref);
  const shownError = useFieldError({ ref: select, fieldId, error });
  const [current, setCurrent] = useControlled({ controlled: value, defaultValue, name: "Dropdown" });
  // A value that is no option (yet) shows the placeholder; React would otherwise show the first option.
  const shown = options.some((option) => option.value === current) ? current : "";

  const choose = (chosen: string, details: ChangeDetails): void => {
    setCurrent(chosen);
    onValueChange?.(chosen, details);
  };
  useAdoptedValue({
    ref: select,
    rendered: shown,
    read: (element) => element.value,
    onAdopt: (chosen, event) => choose(chosen, { reason: "adopt", event }),
  });

  const field = { label, fieldId, hint, help, required, disabled, error: shownError };
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...native}
          {...control}
          ref={mergedRef}
          className={classNames("td-field__control td-dropdown", className)}
          data-empty={shown === "" ? "" : undefined}
          required
          value={shown}
          onChange={(event) => choose(event.target.value, { reason: "choose", event: event.nativeEvent })}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
