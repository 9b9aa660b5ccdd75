import type { ChangeDetails, TextChangeDetails } from "@travel-design/ui";
import { stepCount, type Step } from "../model/field.ts";
import { fields, type FieldName, type QuotationValues } from "../model/fields.ts";
import { adviceOn, isRequired, validateField } from "../model/validate.ts";
import { fieldOf } from "../model/values.ts";
import { isSubmitting, submitErrors, type QuotationState } from "../store/quotation-state.ts";
import { useForm, useQuotation } from "./form-context.ts";

/** Fields with a type of value. */
export type NamesOf<Value> = { [Name in FieldName]: QuotationValues[Name] extends Value ? Name : never }[FieldName];

/** Fields whose value is a text. */
export type TextFieldName = NamesOf<string>;

/** The error of the last submit, or of a filled-in field that the visitor left. */
function errorOf(name: FieldName, state: QuotationState): string | undefined {
  const submitError = submitErrors(state)[name];
  if (submitError) return submitError.message;
  const error = state.leftFields.has(name) ? validateField(name, state) : undefined;
  return error?.kind === "invalid" ? error.message : undefined;
}

/** Advice on the valid value of a field that the visitor left. */
const adviceOf = (name: FieldName, state: QuotationState): string | undefined =>
  state.leftFields.has(name) && !errorOf(name, state) ? adviceOn(name, state) : undefined;

/** What the controls of all fields have in common. */
export function useFieldProps(name: FieldName) {
  const { register, messages } = useForm();
  return {
    name,
    label: messages.labels[name],
    required: useQuotation((state) => isRequired(name, state)),
    // Contact fields are disabled while the request is being submitted.
    disabled: useQuotation((state) => isSubmitting(state) && fields[name].step === 3),
    error: useQuotation((state) => errorOf(name, state)),
    ref: register(name),
  };
}

/** What the Enter key of a phone's keyboard says. Enter submits the step. */
const enterKeyHintOf = (step: Step): "send" | "next" => (step === stepCount ? "send" : "next");

/**
 * Props of a control for text.
 *
 * @param hint shown unless there is advice on the value
 */
export function useTextField<Name extends TextFieldName>(name: Name, hint?: string) {
  const { dispatch } = useForm();
  const { autoComplete, autoCapitalize, kind, step } = fieldOf(name);
  return {
    ...useFieldProps(name),
    fieldId: name,
    autoComplete,
    autoCapitalize,
    enterKeyHint: kind === "lines" ? undefined : enterKeyHintOf(step),
    // No native limit: browsers truncate a pasted text silently. The rules explain the limit.
    hint: useQuotation((state) => adviceOf(name, state)) ?? hint,
    value: useQuotation(({ values }) => values[name]),
    onValueChange(text: string, details: ChangeDetails | TextChangeDetails): void {
      const unparseable = { name, is: "badInput" in details && details.badInput };
      dispatch({ type: "changed", values: { [name]: text }, unparseable });
    },
    onBlur: (): unknown => dispatch({ type: "fieldLeft", name }),
  };
}
