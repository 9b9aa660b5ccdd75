import type { FormMessages } from "../messages.ts";
import type { FieldName } from "../model/fields.ts";
import { invalidFields, type FieldErrors } from "../model/validate.ts";

/** One line of the error summary. */
export interface ErrorItem {
  id: FieldName;
  label: string;
  message: string;
}

/** The lines of the error summary, in the order of the form. */
export const errorItems = (errors: FieldErrors, labels: FormMessages["labels"]): ErrorItem[] =>
  invalidFields(errors).map((id) => ({ id, label: labels[id], message: errors[id]?.message ?? "" }));
