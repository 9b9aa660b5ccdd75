import { fields, type FieldName } from "../model/fields.ts";
import { invalidFields, type FieldErrors } from "../model/validate.ts";

/** One line of the error summary. */
export interface ErrorItem {
  id: FieldName;
  label: string;
  message: string;
}

/** The lines of the error summary, in the order of the form. */
export const errorItems = (errors: FieldErrors): ErrorItem[] =>
  invalidFields(errors).map((id) => ({ id, label: fields[id].label, message: errors[id]?.message ?? "" }));
