import { masterRecordTypeId } from "../constants.ts";
import { isJsonObject, type JsonObject } from "../json.ts";
import { toLongId } from "./record-id.ts";

/**
 * A type of parameter.
 *
 * @typeParam Input what callers pass
 * @typeParam Checked the normalized value, so that equivalent inputs share one cache entry
 */
export interface Kind<Input, Checked = Input> {
  /** Completes `Expected … but received number`. */
  readonly expected: string;
  /** Returns the normalized value, or undefined if the value is invalid. */
  parse(value: unknown): Checked | undefined;
  /** For the compiler only: makes kinds with different inputs incompatible. */
  readonly input?: Input;
}

/** The name of an object, or its `@salesforce/schema` import. */
export type ObjectName = string | { readonly objectApiName: string };

/** A field as `Object.Field`, or its `@salesforce/schema` import. */
export type FieldName = string | { readonly objectApiName: string; readonly fieldApiName: string };

/** Creates a kind whose values are not normalized. */
/* @__NO_SIDE_EFFECTS__ */
export const kindOf = <Value>(expected: string, is: (value: unknown) => value is Value): Kind<never, Value> => ({
  expected,
  parse: (value) => (is(value) ? value : undefined),
});

const isString = (value: unknown): value is string => typeof value === "string";

const parseString = (value: unknown): string | undefined => (isString(value) ? value : undefined);

const parseObjectName = (value: unknown): string | undefined =>
  parseString(isJsonObject(value) ? value.objectApiName : value);

function parseFieldName(value: unknown): string | undefined {
  if (!isJsonObject(value)) return parseString(value);
  const { objectApiName, fieldApiName } = value;
  return isString(objectApiName) && isString(fieldApiName) ? `${objectApiName}.${fieldApiName}` : undefined;
}

/** Parses every item; undefined if one is invalid. A single item counts as a list of one. */
function parseAll<Checked>(value: unknown, parse: (item: unknown) => Checked | undefined): Checked[] | undefined {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const parsed = items.map(parse).filter((item) => item !== undefined);
  return parsed.length === items.length ? parsed : undefined;
}

/** Same as {@link parseAll}, but an empty list is invalid. */
const parseSome = <Checked>(value: unknown, parse: (item: unknown) => Checked | undefined): Checked[] | undefined =>
  Array.isArray(value) && value.length === 0 ? undefined : parseAll(value, parse);

const parseRecordId = (value: unknown): string | undefined => (isString(value) ? toLongId(value) : undefined);

export const string: Kind<string> = kindOf("string", isString);

export const integer: Kind<number> = kindOf("integer", (value): value is number => Number.isInteger(value));

export const boolean: Kind<boolean> = kindOf("boolean", (value) => typeof value === "boolean");

/** Strings in order, for example a sort order. */
export const stringList: Kind<readonly string[]> = kindOf(
  "array of strings",
  (value): value is readonly string[] => Array.isArray(value) && value.every(isString),
);

export const objectName: Kind<ObjectName, string> = { expected: "string", parse: parseObjectName };

/** Names in order, because batches respond in order. */
export const objectNames: Kind<readonly ObjectName[], readonly string[]> = {
  expected: "array of strings",
  parse: (value) => (Array.isArray(value) ? parseSome(value, parseObjectName) : undefined),
};

export const fieldName: Kind<FieldName, string> = { expected: "string", parse: parseFieldName };

/** Fields to read. Sorted, because their order has no meaning. */
export const fieldNames: Kind<FieldName | readonly FieldName[], readonly string[]> = {
  expected: "array of strings",
  parse: (value) => {
    const names = parseAll(value, parseFieldName);
    return names && [...new Set(names)].sort();
  },
};

/** A record id of 15 or 18 characters; normalized to 18. */
export const recordId: Kind<string> = { expected: "string", parse: parseRecordId };

/** One id, or several in order. */
export const recordIds: Kind<string | readonly string[], readonly string[]> = {
  expected: "array of strings",
  parse: (value) => parseSome(value, parseRecordId),
};

/** One string, or several in order. */
export const strings: Kind<string | readonly string[], readonly string[]> = {
  expected: "array of strings",
  parse: (value) => parseSome(value, parseString),
};

/** A record type id. Null means the record type of objects without record types. */
export const recordTypeId: Kind<string | null, string> = {
  expected: "string",
  parse: (value) => (value === null ? masterRecordTypeId : parseRecordId(value)),
};

/** A file, or any other object. */
export const file: Kind<object> = kindOf("object", (value) => typeof value === "object" && value !== null);

/** A value of a field. */
export type Scalar = string | number | boolean | null;

export const scalar: Kind<Scalar> = kindOf(
  "string, number, boolean or null",
  (value): value is Scalar => value === null || ["string", "number", "boolean"].includes(typeof value),
);

/** Any value that can be sent. */
export const anything: Kind<NonNullable<unknown> | null> = kindOf(
  "value",
  (value): value is NonNullable<unknown> | null => !["undefined", "symbol", "function"].includes(typeof value),
);

const objectKind = kindOf("object", isJsonObject);

export const jsonObject: Kind<JsonObject> = objectKind;

/** Values by field. An undefined value is not sent. */
export type FieldValues = Readonly<Record<string, Scalar | undefined>>;

/** Fields of a record to update or delete. */
export type IdentifiedFields = FieldValues & { readonly Id: string };

export const fieldValues: Kind<FieldValues, JsonObject> = objectKind;

export const identifiedFieldValues: Kind<IdentifiedFields, JsonObject> = objectKind;

const isoTimestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** An ISO time stamp is converted to an HTTP date; any other string is sent unchanged. */
export const modifiedSince: Kind<string> = {
  expected: "string",
  parse: (value) => {
    if (!isString(value) || !isoTimestamp.test(value)) return parseString(value);
    const date = new Date(value);
    return !Number.isNaN(date.getTime()) && date.toISOString() === value ? date.toUTCString() : undefined;
  },
};

/**
 * One of several literals.
 *
 * @example oneOf(formFactors)
 */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <Literal extends string>(literals: readonly Literal[]): Kind<Literal> => ({
  expected: literals.map((literal) => `"${literal}"`).join(" or "),
  parse: (value) => literals.find((literal) => literal === value),
});

/**
 * One of several literals, or a list of them.
 *
 * @example someOf(["Full", "Compact"]) // parses "Full" as ["Full"]
 */
/* @__NO_SIDE_EFFECTS__ */
export function someOf<Literal extends string>(
  literals: readonly Literal[],
): Kind<Literal | readonly Literal[], readonly Literal[]> {
  const { expected, parse } = oneOf(literals);
  return { expected: `array of ${expected}`, parse: (value) => parseSome(value, parse) };
}

/**
 * A list of values of one kind.
 *
 * @example listOf(oneOf(formFactors))
 */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <Input, Checked>(item: Kind<Input, Checked>): Kind<readonly Input[], readonly Checked[]> => ({
  expected: `array of ${item.expected}`,
  parse: (value) => (Array.isArray(value) ? parseAll(value, item.parse) : undefined),
});

/**
 * An object whose values are of one kind, with any keys.
 *
 * @example mapOf(integer) // column widths
 */
/* @__NO_SIDE_EFFECTS__ */
export const mapOf = <Input, Checked>({
  parse,
  expected,
}: Kind<Input, Checked>): Kind<Readonly<Record<string, Input>>, Readonly<Record<string, Checked>>> => ({
  expected: `object of ${expected}`,
  parse(value) {
    if (!isJsonObject(value)) return undefined;
    const names = Object.keys(value);
    const parsed = parseAll(Object.values(value), parse);
    return parsed && Object.fromEntries(parsed.map((part, at) => [names[at], part]));
  },
});
