import { fieldExpression, isObject } from "./field-indexes.ts";
import type { FieldValue } from "./field-value.ts";
import { fold } from "./fold.ts";

/** How a field is compared; strings case-insensitively, and by `matches` without their accents, as people search. */
export type Comparison = "=" | "<" | "<=" | ">" | ">=" | "contains" | "startsWith" | "includes" | "like" | "matches";

/** A condition on records. Field and object names must come from the metadata. */
export type RecordFilter =
  | { all: readonly RecordFilter[] }
  | { any: readonly RecordFilter[] }
  | { not: RecordFilter }
  /** `null` equals a field without a value, and matches nothing with other comparisons. */
  | { field: string; is: Comparison; value: FieldValue }
  /** The record that the reference points at is one of these. */
  | { reference: string; object: string; meets: RecordFilter };

/** A condition for a statement, and the values that it binds, in order. */
export interface Condition {
  sql: string;
  values: (string | number)[];
}

/** Escapes a text so that a LIKE pattern matches it literally. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** LIKE patterns by comparison; a multiselect's values are separated by semicolons. */
const patterns: Partial<Record<Comparison, (text: string) => string>> = {
  contains: (text) => `%${literally(text)}%`,
  startsWith: (text) => `${literally(text)}%`,
  includes: (text) => `%;${literally(text)};%`,
  like: (text) => text,
  matches: fold,
};

const bound = (value: string | number | boolean): string | number =>
  typeof value === "boolean" ? Number(value) : value;

function compare(field: string, is: Comparison, value: FieldValue): Condition {
  const expression = fieldExpression(field);
  if (value === null) return { sql: is === "=" ? `${expression} IS NULL` : "FALSE", values: [] };
  const pattern = patterns[is];
  if (!pattern) {
    // A field without a value is neither smaller, larger nor equal: such a comparison must be false, not unknown.
    return { sql: `ifnull(${expression} ${is} ? COLLATE NOCASE, FALSE)`, values: [bound(value)] };
  }
  const searched =
    is === "includes" ? `';' || ${expression} || ';'` : is === "matches" ? `fold(${expression})` : expression;
  return { sql: `ifnull(${searched} LIKE ? ESCAPE '\\', FALSE)`, values: [pattern(String(value))] };
}

/**
 * Combines conditions as a balanced tree: SQLite allows a depth of 1,000, and a chain of ORs is as deep as it is long.
 */
function joinPairs(parts: readonly string[], word: string): string {
  const [first = "", ...rest] = parts;
  if (rest.length === 0) return first;
  const half = Math.ceil(parts.length / 2);
  return `(${joinPairs(parts.slice(0, half), word)} ${word} ${joinPairs(parts.slice(half), word)})`;
}

/** The field has one of the values: one lookup in a list, however many values there are. */
function compareWithList(field: string, values: readonly (string | number | boolean)[]): Condition {
  const list = "SELECT value FROM json_each(?)";
  const sql = `ifnull(${fieldExpression(field)} COLLATE NOCASE IN (${list}), FALSE)`;
  return { sql, values: [JSON.stringify(values.map(bound))] };
}

/** Replaces comparisons of one field with several values by one comparison with a list. */
function conditionsOfAny(filters: readonly RecordFilter[]): Condition[] {
  const lists = new Map<string, (string | number | boolean)[]>();
  const others: RecordFilter[] = [];
  for (const filter of filters) {
    if (!("field" in filter) || filter.is !== "=" || filter.value === null) others.push(filter);
    else lists.set(filter.field, (lists.get(filter.field) ?? []).concat(filter.value));
  }
  return [...Array.from(lists, ([field, values]) => compareWithList(field, values)), ...others.map(conditionOf)];
}

function join(parts: readonly Condition[], word: "AND" | "OR"): Condition {
  // Without conditions, AND is true and OR is false.
  if (parts.length === 0) return { sql: word === "AND" ? "TRUE" : "FALSE", values: [] };
  const sql = joinPairs(
    parts.map((part) => part.sql),
    word,
  );
  return { sql, values: parts.flatMap(({ values }) => values) };
}

/**
 * Writes a filter as a condition on a row of `records`. Values are bound, never written into it.
 *
 * @example conditionOf({ field: "City__c", is: "startsWith", value: "Del" })
 */
export function conditionOf(filter: RecordFilter): Condition {
  if ("all" in filter) return join(filter.all.map(conditionOf), "AND");
  if ("any" in filter) return join(conditionsOfAny(filter.any), "OR");
  if ("not" in filter) {
    const { sql, values } = conditionOf(filter.not);
    return { sql: `NOT (${sql})`, values };
  }
  if ("field" in filter) return compare(filter.field, filter.is, filter.value);
  const { sql, values } = conditionOf(filter.meets);
  const ids = `SELECT ${fieldExpression("Id")} FROM records WHERE ${isObject(filter.object)} AND ${sql}`;
  return { sql: `ifnull(${fieldExpression(filter.reference)} IN (${ids}), FALSE)`, values };
}
