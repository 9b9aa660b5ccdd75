import { kinds, type Field } from "./field.ts";
import { fields, type FieldName, type QuotationValues } from "./fields.ts";

const isFieldName = (name: string): name is FieldName => name in fields;

/** All field names, in the order of the form. */
export const fieldNames: readonly FieldName[] = Object.keys(fields).filter(isFieldName);

/** A row of the field table, without the types that only its own name needs. */
export const fieldOf = (name: FieldName): Field => fields[name];

function initialFieldValues(): Omit<QuotationValues, "customDestination" | "destinationLabel">;
function initialFieldValues(): Record<string, string | boolean> {
  return Object.fromEntries(
    fieldNames.map((name) => [name, fieldOf(name).initialValue ?? kinds[fieldOf(name).kind].initialValue]),
  );
}

/** The values of a form in which nothing has been filled in. */
export const initialValues: QuotationValues = { ...initialFieldValues(), customDestination: "", destinationLabel: "" };

const initialEntries = new Map<string, string | boolean>(Object.entries(initialValues));

const isChanged = ([name, value]: [string, string | boolean]): boolean => value !== initialEntries.get(name);

/** Whether nothing has been filled in. */
export const isUntouched = (values: QuotationValues): boolean => !Object.entries(values).some(isChanged);

/** Merges a draft into the values. Values that the visitor has already changed take precedence. */
export const mergeDraft = (typed: QuotationValues, draft: QuotationValues): QuotationValues => ({
  ...draft,
  ...Object.fromEntries(Object.entries(typed).filter(isChanged)),
});

const choices: readonly unknown[] = ["", "known", "unknown"];

/** Reads stored values; what is missing or of another type becomes its initial value. The privacy checkbox is never restored. */
export function parseValues(stored: Readonly<Record<string, unknown>>): QuotationValues {
  const isUsable = ([name, value]: [string, unknown]): boolean =>
    typeof value === typeof initialEntries.get(name) &&
    (!isFieldName(name) || fieldOf(name).kind !== "choice" || choices.includes(value));
  return {
    ...initialValues,
    ...Object.fromEntries(Object.entries(stored).filter(isUsable)),
    privacyPolicy: false,
  };
}
