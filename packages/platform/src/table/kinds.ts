import { masterRecordTypeId } from "../constants.ts";
import { isJsonObject, type JsonObject } from "../json.ts";
import { toLongId } from "./record-id.ts";

/**
 * A kind of parameter.
 *
 * @typeParam Input what callers may write
 * @typeParam Checked what it becomes, so that two ways to write the same thing share one cache entry
 */
export interface Kind<Input, Checked = Input> {
  /** Completes `Expected … but received number`. */
  readonly expected: string;
  /** The value to keep, or undefined when the given one is not of this kind. */
  parse(value: unknown): Checked | undefined;
  /** For the compiler alone: kinds differ by what they take. */
  readonly input?: Input;
}

/** The name of an object as a text, or as `@salesforce/schema` imports it. */
export type ObjectName = string | { readonly objectApiName: string };

/** A field as `Object.Field`, or as `@salesforce/schema` imports it. */
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

/** Every item kept, or undefined when one is not of the kind. A single item counts as a list of one. */
function parseAll<Checked>(value: unknown, parse: (item: unknown) => Checked | undefined): Checked[] | undefined {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const kept = items.map(parse).filter((item) => item !== undefined);
  return kept.length === items.length ? kept : undefined;
}

/** The same, but not for an empty list. */
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

/** Texts whose order matters, for example a sort order. */
export const stringList: Kind<readonly string[]> = {
  expected: "array of strings",
  parse: (value) => (Array.isArray(value) ? parseAll(value, parseString) : undefined),
};

export const objectName: Kind<ObjectName, string> = { expected: "string", parse: parseObjectName };

/** Checked in the given sequence: a batch responses item by item. */
export const objectNames: Kind<readonly ObjectName[], readonly string[]> = {
  expected: "array of strings",
  parse: (value) => (Array.isArray(value) && value.length > 0 ? parseAll(value, parseObjectName) : undefined),
};

export const fieldName: Kind<FieldName, string> = { expected: "string", parse: parseFieldName };

/** Fields to read. Their order means nothing, so it is not kept. */
export const fieldNames: Kind<FieldName | readonly FieldName[], readonly string[]> = {
  expected: "array of strings",
  parse: (value) => {
    const names = parseAll(value, parseFieldName);
    return names && [...new Set(names)].sort();
  },
};

/** A record id of 15 or 18 characters; kept as 18. */
export const recordId: Kind<string> = { expected: "string", parse: parseRecordId };

/** One id, or several in the order in which they are given. */
export const recordIds: Kind<string | readonly string[], readonly string[]> = {
  expected: "array of strings",
  parse: (value) => parseSome(value, parseRecordId),
};

/** One word, or several in the order in which they are given. */
export const strings: Kind<string | readonly string[], readonly string[]> = {
  expected: "array of strings",
  parse: (value) => parseSome(value, parseString),
};

/** The record type of an object without record types of its own stands for null. */
export const recordTypeId: Kind<string | null, string> = {
  expected: "string",
  parse: (value) => (value === null ? masterRecordTypeId : parseRecordId(value)),
};

/** A file, or whatever else is no plain value. */
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

/** Whatever can be sent; only the server knows more. */
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

/** A received: an ISO timestamp becomes the date that HTTP headers carry, any other text is passed on. */
export const modifiedSince: Kind<string> = {
  expected: "string",
  parse: (value) => {
    if (typeof value !== "string" || !isoTimestamp.test(value)) return parseString(value);
    const date = new Date(value);
    return !Number.isNaN(date.getTime()) && date.toISOString() === value ? date.toUTCString() : undefined;
  },
};

/**
 * One of a few words, or several of them.
 *
 * @example someOf(["Full", "Compact"]) // keeps "Full" as ["Full"]
 */
/* @__NO_SIDE_EFFECTS__ */
export function someOf<Word extends string>(words: readonly Word[]): Kind<Word | readonly Word[], readonly Word[]> {
  const one = oneOf(words);
  return {
    expected: `array of ${one.expected}`,
    parse: (value) => parseSome(value, one.parse),
  };
}

/**
 * A list of things of one kind.
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
 * An object whose values are all of one kind, under any names.
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
      const kept: Record<string, Checked> = {};
      for (const [name, part] of Object.entries(value)) {
        const keptPart = parse(part);
        if (keptPart === undefined) return undefined;
        kept[name] = keptPart;
      }
      return kept;
    },
  };
}

/**
 * One of a few words.
 *
 * @example oneOf(formFactors)
 */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<Word extends string>(words: readonly Word[]): Kind<Word> {
  return {
    expected: words.map((word) => `"${word}"`).join(" or "),
    parse: (value) => words.find((word) => word === value),
  };
}
