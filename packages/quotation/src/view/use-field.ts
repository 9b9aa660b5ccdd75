import type { ChangeDetails, TextChangeDetails } from "@travel-design/ui";
import { fields, type FieldName } from "../model/fields.ts";
import { errorText } from "../model/validate-step.ts";
import type { QuotationValues } from "../model/values.ts";
import { useForm, useQuotation } from "./form-context.ts";

type NamesOf<Value> = { [Name in FieldName]: QuotationValues[Name] extends Value ? Name : never }[FieldName];

/** Fields whose answer is a text. */
export type TextFieldName = NamesOf<string>;
/** Fields whose answer is yes or no. */
export type BoxName = NamesOf<boolean>;

/** The contact fields rest while the request is on its way. */
const useIsResting = (name: FieldName): boolean => useQuotation(({ busy }) => busy && fields[name].step === 3);

/** What every control of a field has in common: names, texts, error and state. */
function useFieldProps(name: FieldName) {
  const error = useQuotation(({ errors }) => errors[name]);
  const required = useQuotation((state) => fields[name].isRequired?.(state) ?? false);
  const disabled = useIsResting(name);
  const { label, hint } = fields[name];
  return { name, label, hint, required, disabled, error: error && errorText(error), ref: useForm().register(name) };
}

/** Props of a control for a text answer. */
export function useTextField<Name extends TextFieldName>(name: Name) {
  const { change } = useForm();
  const value = useQuotation(({ values }) => values[name]);
  const onValueChange = (text: string, details: ChangeDetails | TextChangeDetails): void =>
    change({ [name]: text }, { name, is: "badInput" in details && details.badInput });
  return { ...useFieldProps(name), fieldId: name, autoComplete: fields[name].autoComplete, value, onValueChange };
}

/** Props of a checkbox for a yes-or-no answer. */
export function useBox(name: BoxName) {
  const { change } = useForm();
  const { hint: _none, label: _own, ...props } = useFieldProps(name);
  const checked = useQuotation(({ values }) => values[name]);
  const onCheckedChange = (isChecked: boolean): void => change({ [name]: isChecked });
  return { ...props, checkboxId: name, checked, onCheckedChange };
}

/** Props of a pair of boxes: known, or not yet. */
export function useChoice(name: "destinationChoice" | "datesChoice") {
  const { change } = useForm();
  const { hint: _none, label, ...props } = useFieldProps(name);
  const value = useQuotation(({ values }) => values[name]);
  const onValueChange = (choice: typeof value): void => change({ [name]: choice });
  return { ...props, fieldId: name, legend: label, value, onValueChange };
}
