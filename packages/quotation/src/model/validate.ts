import { sanitizeIfShort } from "../formats/sanitize.ts";
import { messages as dutch, type FormMessages } from "../messages.ts";
import { kinds, type RuleContext, type Step } from "./field.ts";
import type { FieldName, QuotationValues } from "./fields.ts";
import { fieldNames, fieldOf } from "./values.ts";

/** Why a field is invalid: empty though required, or filled in with something that no rule accepts. */
export type ErrorKind = "missing" | "invalid";

/** A validation error of one field. */
export interface FieldError {
  kind: ErrorKind;
  /** The specified text, with one helpful sentence after it for a known mistake. */
  message: string;
}

/** The invalid fields. A valid field is absent. */
export type FieldErrors = Partial<Record<FieldName, FieldError>>;

/** What a form's rules read, with all values. */
export interface FormContext extends RuleContext {
  values: QuotationValues;
  /** By default Dutch. */
  messages?: FormMessages | undefined;
}

/**
 * One helpful sentence about a known mistake, valid or not; undefined if there is none.
 *
 * @param text sanitized; empty for text that the browser could not parse
 */
export type Advise = (name: FieldName, text: string, context: FormContext) => string | undefined;

/** What a validation reads; `unparseable` names native inputs whose text the browser could not parse. */
export interface ValidationContext extends FormContext {
  unparseable: ReadonlySet<FieldName>;
  /** Arrives with the fields that it is about. */
  advise?: Advise | undefined;
}

const isEmpty = (value: string | boolean): boolean => value === "" || value === false;

/** The value that is validated and submitted. */
export function sanitizedValue(name: FieldName, context: FormContext, value = context.values[name]): string | boolean {
  if (typeof value !== "string") return value;
  const { kind, sanitize = kinds[kind].sanitize } = fieldOf(name);
  return sanitizeIfShort(value, (text) => sanitize(text, context));
}

/** Whether the visitor sees a field. */
export const isVisible = (name: FieldName, context: RuleContext): boolean => fieldOf(name).isVisible?.(context) ?? true;

/** Whether the visitor must fill in a field. */
export const isRequired = (name: FieldName, context: RuleContext): boolean =>
  fieldOf(name).isRequired?.(context) ?? false;

/** Counts characters as Salesforce does, which stores a line break as two: CR and LF. */
const storedLength = (text: string): number => text.replaceAll("\n", "\r\n").length;

/** Whether the org can store a text of this length. */
export const fitsField = (name: FieldName, text: string): boolean =>
  storedLength(text) <= (fieldOf(name).maxLength ?? Infinity);

/** A sentence about a known mistake in a filled-in field, valid or not. */
export function adviceOn(name: FieldName, context: ValidationContext): string | undefined {
  const { maxLength = Infinity } = fieldOf(name);
  const { messages = dutch } = context;
  const value = sanitizedValue(name, context);
  if (typeof value !== "string" || (value === "" && !context.unparseable.has(name))) return undefined;
  return fitsField(name, value) ? context.advise?.(name, value, context) : messages.maxLength(maxLength);
}

function isValid(name: FieldName, value: string | boolean, context: RuleContext): boolean {
  if (typeof value !== "string") return true;
  const field = fieldOf(name);
  return fitsField(name, value) && kinds[field.kind].isValid(value, field) && (field.isValid?.(value, context) ?? true);
}

/** Validates one field. */
export function validateField(name: FieldName, context: ValidationContext): FieldError | undefined {
  if (!isVisible(name, context)) return undefined;
  const { missing, invalid } = (context.messages ?? dutch).errors;
  const value = sanitizedValue(name, context, fieldOf(name).read?.(context.values));
  if (!context.unparseable.has(name)) {
    if (isEmpty(value)) return isRequired(name, context) ? { kind: "missing", message: missing } : undefined;
    if (isValid(name, value, context)) return undefined;
  }
  const advice = adviceOn(name, context);
  return { kind: "invalid", message: advice ? `${invalid}. ${advice}` : invalid };
}

/**
 * Validates every field of a step.
 *
 * @example validateStep(1, { values: initialValues, options: {}, unparseable: new Set() })
 * // { salutation: { kind: "missing", … }, firstName: …, lastName: … }
 */
export function validateStep(step: Step, context: ValidationContext): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    const error = fieldOf(name).step === step ? validateField(name, context) : undefined;
    if (error) errors[name] = error;
  }
  return errors;
}

/** The invalid fields in the order of the form. */
export const invalidFields = (errors: FieldErrors): FieldName[] => fieldNames.filter((name) => errors[name]);

export const hasErrors = (errors: FieldErrors): boolean => invalidFields(errors).length > 0;
