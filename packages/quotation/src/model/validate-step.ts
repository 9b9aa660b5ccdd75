import { messages } from "../messages.ts";
import { fieldNames, fields, type FieldDefinition, type FieldName, type RuleContext, type Step } from "./fields.ts";

/** Why a field is refused: nothing in it, or something that cannot be right. */
export type ErrorKind = "missing" | "invalid";

/** The fields of a step that are refused. An absent field is fine. */
export type FieldErrors = Partial<Record<FieldName, ErrorKind>>;

/** What a validation looks at; `unreadable` names native inputs whose text the browser could not read. */
export interface ValidationContext extends RuleContext {
  unreadable: ReadonlySet<FieldName>;
}

const isEmpty = (value: string | boolean): boolean => (typeof value === "string" ? value.trim() === "" : !value);

function isWellFormed(value: string | boolean, field: FieldDefinition, { values }: RuleContext): boolean {
  if (typeof value !== "string") return true;
  if (field.maxLength !== undefined && value.trim().length > field.maxLength) return false;
  return (field.format?.(value) ?? true) && (field.agrees?.(values) ?? true);
}

function errorOf(name: FieldName, context: ValidationContext): ErrorKind | undefined {
  const field = fields[name];
  if (field.isShown && !field.isShown(context)) return undefined;
  if (context.unreadable.has(name)) return "invalid";
  const value = field.read?.(context.values) ?? context.values[name];
  if (isEmpty(value)) return field.isRequired?.(context) ? "missing" : undefined;
  return isWellFormed(value, field, context) ? undefined : "invalid";
}

/**
 * Checks every field of a step.
 *
 * @example validateStep(1, { values: emptyValues, options: {}, unreadable: new Set() })
 * // { salutation: "missing", firstName: "missing", lastName: "missing" }
 */
export function validateStep(step: Step, context: ValidationContext): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    const error = fields[name].step === step ? errorOf(name, context) : undefined;
    if (error) errors[name] = error;
  }
  return errors;
}

/** The text a field shows for an error. */
export const errorText = (kind: ErrorKind): string => messages.errors[kind];

/** The refused fields in the order of the form. */
export const refusedFields = (errors: FieldErrors): FieldName[] => fieldNames.filter((name) => errors[name]);
