import { storedLength } from "../../records/field-rules.ts";
import type { FieldValue } from "../../records/field-value.ts";
import type { Rule } from "./problem.ts";

/** One choice of a picklist, as the class returns it. */
export interface FormOption {
  label: string;
  value: string;
}

/** The two lists that the form offers, in the order of their fields. */
export interface FormOptions {
  destinations: readonly FormOption[];
  customerSources: readonly FormOption[];
}

/** What the rules need to know about the org. */
export interface RequestContext {
  options: FormOptions;
  /** Maximum length of a text field in characters, by the field's API name. */
  maxLength(field: string): number;
}

/** Answers by key. */
export type Answers = Readonly<Record<string, FieldValue>>;

type Condition = (answers: Answers, context: RequestContext) => boolean;

/** What is specific to one answer; everything else follows from its kind. */
export interface AnswerOptions<Value extends FieldValue> {
  /** When the answer must be filled in. A checkbox must then be checked. */
  isRequired?: Condition;
  /** When the visitor sees the field; an answer to another field is cleared. Always by default. */
  isVisible?: Condition;
  /** Changes a sanitized value because of another answer. */
  format?: (value: Value, answers: Answers) => Value;
  /** Rules of a value that is filled in. */
  rules?: readonly (readonly [Rule, (value: Value, answers: Answers, context: RequestContext) => boolean])[];
}

/** A kind of answer: the JSON type it must have, and how its value is sanitized. */
export interface AnswerKind<Value extends FieldValue> {
  empty: Value;
  isType(sent: unknown): sent is Value;
  /** @param maxLength of the field in characters; 0 unless it is a text */
  sanitize(sent: Value, maxLength: number): Value;
  rules?: AnswerOptions<Value>["rules"];
}

/** One row of the table of answers. */
export interface AnswerField {
  /** API name of the field that stores the answer. */
  field: string;
  empty: FieldValue;
  /** Returns the sanitized value; undefined when `sent` has the wrong type. */
  read(sent: unknown, context: RequestContext): FieldValue | undefined;
  /** Clears a value whose field the visitor does not see, or formats it for them. */
  reconcile(value: FieldValue, answers: Answers, context: RequestContext): FieldValue;
  /** Returns the rules that a value breaks. */
  brokenRules(value: FieldValue, answers: Answers, context: RequestContext): Rule[];
}

const isEmpty = (value: FieldValue): boolean => value === "" || value === null || value === false;

/** Defines the row of an answer: the field that stores it, its kind, and what is specific to it. */
export function answerField<Value extends FieldValue>(
  field: string,
  kind: AnswerKind<Value>,
  { isRequired, isVisible = () => true, format = (value) => value, rules = [] }: AnswerOptions<Value> = {},
): AnswerField {
  const { empty, isType, sanitize } = kind;
  const allRules = [...(kind.rules ?? []), ...rules];
  return {
    field,
    empty,
    read(sent, { maxLength }) {
      if (sent === null || sent === undefined) return sanitize(empty, maxLength(field));
      return isType(sent) ? sanitize(sent, maxLength(field)) : undefined;
    },
    reconcile(value, answers, context) {
      if (!isVisible(answers, context)) return empty;
      return isType(value) ? format(value, answers) : value;
    },
    brokenRules(value, answers, context) {
      if (isEmpty(value)) return isRequired?.(answers, context) === true ? ["required"] : [];
      if (!isType(value)) return ["type"];
      const broken = allRules.filter(([, isMet]) => !isMet(value, answers, context)).map(([rule]) => rule);
      const maxLength = context.maxLength(field);
      const isTooLong = typeof value === "string" && maxLength > 0 && storedLength(value) > maxLength;
      return isTooLong ? [...broken, "length"] : broken;
    },
  };
}
