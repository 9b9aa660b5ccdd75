// Only the later steps have checkboxes, so the first script of the form does not load this file.
import { useForm, useQuotation } from "./form-context.ts";
import { useFieldProps, type NamesOf } from "./use-field.ts";

/** Fields whose value is a boolean. */
type CheckboxName = NamesOf<boolean>;

/** Props of a checkbox. */
export function useCheckbox(name: CheckboxName) {
  const { dispatch } = useForm();
  const { label: _own, ...props } = useFieldProps(name);
  return {
    ...props,
    checkboxId: name,
    checked: useQuotation(({ values }) => values[name]),
    onCheckedChange: (checked: boolean): void => dispatch({ type: "changed", values: { [name]: checked } }),
  };
}

/** Props of a pair of checkboxes. */
export function useChoice(name: "destinationChoice" | "datesChoice") {
  const { dispatch } = useForm();
  const { label, ...props } = useFieldProps(name);
  const value = useQuotation(({ values }) => values[name]);
  const onValueChange = (choice: typeof value): void => dispatch({ type: "changed", values: { [name]: choice } });
  return { ...props, fieldId: name, legend: label, value, onValueChange };
}
