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

const parseString = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

function parseObjectName(value: unknown): string | undefined {
  return parseString(isJsonObject(value) ? value.objectApiName : value);
}

function parseFieldName(value: unknown): string | undefined {
  if (!isJsonObject(value)) return parseString(value);
  const { objectApiName, fieldApiName } = value;
  return typeof objectApiName === "string" && typeof fieldApiName === "string"
    ? `${objectApiName}.${fieldApiName}`
    : undefined;
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

const parseRecordId = (value: unknown): string | undefined => (typeof value === "string" ? toLongId(value) : undefined);

export const string: Kind<string> = { expected: "string", parse: parseString };

export const integer: Kind<number> = {
  expected: "integer",
  parse: (value) => (typeof value === "number" && Number.isInteger(value) ? value : undefined),
};

export const boolean: Kind<boolean> = {
  expected: "boolean",
  parse: (value) => (typeof value === "boolean" ? value : undefined),
};

/** Strings in order, for example a sort order. */
export const stringList: Kind<readonly string[]> = {
  expected: "array of strings",
  parse: (value) => (Array.isArray(value) ? parseAll(value, parseString) : undefined),
};

export const objectName: Kind<ObjectName, string> = { expected: "string", parse: parseObjectName };

/** Names in order, because batches respond in order. */
export const objectNames: Kind<readonly ObjectName[], readonly string[]> = {
  expected: "array of strings",
  parse: (value) => (Array.isArray(value) && value.length > 0 ? parseAll(value, parseObjectName) : undefined),
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
export const file: Kind<object> = {
  expected: "object",
  parse: (value) => (typeof value === "object" && value !== null ? value : undefined),
};

/** A value of a field. */
export type Scalar = string | number | boolean | null;

export const scalar: Kind<Scalar> = {
  expected: "string, number, boolean or null",
  parse: (value) =>
    value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? value
      : undefined,
};

/** Any value that can be sent. */
export const anything: Kind<unknown> = {
  expected: "value",
  parse: (value) => (typeof value === "symbol" || typeof value === "function" ? undefined : value),
};

const objectKind = {
  expected: "object",
  parse: (value: unknown): JsonObject | undefined => (isJsonObject(value) ? value : undefined),
};

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
    if (typeof value !== "string" || !isoTimestamp.test(value)) return parseString(value);
    const date = new Date(value);
    return !Number.isNaN(date.getTime()) && date.toISOString() === value ? date.toUTCString() : undefined;
  },
};

/**
 * One of several literals, or a list of them.
 *
 * @example someOf(["Full", "Compact"]) // parses "Full" as ["Full"]
 */
/* @__NO_SIDE_EFFECTS__ */
export function someOf<Literal extends string>(
  literals: readonly Literal[],
): Kind<Literal | readonly Literal[], readonly Literal[]> {
  const one = oneOf(literals);
  return {
    expected: `array of ${one.expected}`,
    parse: (value) => parseSome(value, one.parse),
  };
}

/**
 * A list of values of one kind.
 *
 * @example listOf(oneOf(formFactors))
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Input, Checked>({
  parse,
  expected,
}: Kind<Input, Checked>): Kind<readonly Input[], readonly Checked[]> {
  return {
    expected: `array of ${expected}`,
    parse: (value) => (Array.isArray(value) ? parseAll(value, parse) : undefined),
  };
}

/**
 * An object whose values are of one kind, with any keys.
 *
 * @example mapOf(integer) // column widths
 */
/* @__NO_SIDE_EFFECTS__ */
export function mapOf<Input, Checked>({
  parse,
  expected,
}: Kind<Input, Checked>): Kind<Readonly<Record<string, Input>>, Readonly<Record<string, Checked>>> {
  return {
    expected: `object of ${expected}`,
    parse(value) {
      if (!isJsonObject(value)) return undefined;
      const parsed: Record<string, Checked> = {};
      for (const [name, part] of Object.entries(value)) {
        const parsedPart = parse(part);
        if (parsedPart === undefined) return undefined;
        parsed[name] = parsedPart;
      }
      return parsed;
    },
  };
}

/**
 * One of several literals.
 *
 * @example oneOf(formFactors)
 */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<Literal extends string>(literals: readonly Literal[]): Kind<Literal> {
  return {
    expected: literals.map((literal) => `"${literal}"`).join(" or "),
    parse: (value) => literals.find((literal) => literal === value),
  };
}
