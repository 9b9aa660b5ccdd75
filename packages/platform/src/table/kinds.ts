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
  keep(value: unknown): Checked | undefined;
  /** For the compiler alone: kinds differ by what they take. */
  readonly given?: Input;
}

/** The name of an object as a text, or as `@salesforce/schema` imports it. */
export type ObjectName = string | { readonly objectApiName: string };

/** A field as `Object.Field`, or as `@salesforce/schema` imports it. */
export type FieldName = string | { readonly objectApiName: string; readonly fieldApiName: string };

const keepText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

function keepObjectName(value: unknown): string | undefined {
  return keepText(isJsonObject(value) ? value.objectApiName : value);
}

function keepFieldName(value: unknown): string | undefined {
  if (!isJsonObject(value)) return keepText(value);
  const { objectApiName, fieldApiName } = value;
  return typeof objectApiName === "string" && typeof fieldApiName === "string"
    ? `${objectApiName}.${fieldApiName}`
    : undefined;
}

/** Every item kept, or undefined when one is not of the kind. A single item counts as a list of one. */
function keepAll<Checked>(value: unknown, keep: (item: unknown) => Checked | undefined): Checked[] | undefined {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const kept = items.map(keep).filter((item) => item !== undefined);
  return kept.length === items.length ? kept : undefined;
}

/** The same, but not for an empty list. */
const keepSome = <Checked>(value: unknown, keep: (item: unknown) => Checked | undefined): Checked[] | undefined =>
  Array.isArray(value) && value.length === 0 ? undefined : keepAll(value, keep);

const keepRecordId = (value: unknown): string | undefined => (typeof value === "string" ? toLongId(value) : undefined);

export const text: Kind<string> = { expected: "string", keep: keepText };

export const integer: Kind<number> = {
  expected: "integer",
  keep: (value) => (typeof value === "number" && Number.isInteger(value) ? value : undefined),
};

export const flag: Kind<boolean> = {
  expected: "boolean",
  keep: (value) => (typeof value === "boolean" ? value : undefined),
};

/** Texts whose order matters, for example a sort order. */
export const textList: Kind<readonly string[]> = {
  expected: "array of strings",
  keep: (value) => (Array.isArray(value) ? keepAll(value, keepText) : undefined),
};

export const objectName: Kind<ObjectName, string> = { expected: "string", keep: keepObjectName };

/** Checked in the given sequence: a batch responses item by item. */
export const objectNames: Kind<readonly ObjectName[], readonly string[]> = {
  expected: "array of strings",
  keep: (value) => (Array.isArray(value) && value.length > 0 ? keepAll(value, keepObjectName) : undefined),
};

export const fieldName: Kind<FieldName, string> = { expected: "string", keep: keepFieldName };

/** Fields to read. Their order means nothing, so it is not kept. */
export const fieldNames: Kind<FieldName | readonly FieldName[], readonly string[]> = {
  expected: "array of strings",
  keep: (value) => {
    const names = keepAll(value, keepFieldName);
    return names && [...new Set(names)].sort();
  },
};

/** A record id of 15 or 18 characters; kept as 18. */
export const recordId: Kind<string> = { expected: "string", keep: keepRecordId };

/** One id, or several in the order in which they are given. */
export const recordIds: Kind<string | readonly string[], readonly string[]> = {
  expected: "array of strings",
  keep: (value) => keepSome(value, keepRecordId),
};

/** One word, or several in the order in which they are given. */
export const texts: Kind<string | readonly string[], readonly string[]> = {
  expected: "array of strings",
  keep: (value) => keepSome(value, keepText),
};

/** The record type of an object without record types of its own stands for null. */
export const recordTypeId: Kind<string | null, string> = {
  expected: "string",
  keep: (value) => (value === null ? masterRecordTypeId : keepRecordId(value)),
};

/** A file, or whatever else is no plain value. */
export const file: Kind<object> = {
  expected: "object",
  keep: (value) => (typeof value === "object" && value !== null ? value : undefined),
};

/** What a field of a record may hold. */
export const scalar: Kind<string | number | boolean | null> = {
  expected: "string, number, boolean or null",
  keep: (value) =>
    value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? value
      : undefined,
};

/** Whatever can be sent; only the server knows more. */
export const anything: Kind<unknown> = {
  expected: "value",
  keep: (value) => (typeof value === "symbol" || typeof value === "function" ? undefined : value),
};

export const jsonObject: Kind<JsonObject> = {
  expected: "object",
  keep: (value) => (isJsonObject(value) ? value : undefined),
};

const isoTimestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A received: an ISO timestamp becomes the date that HTTP headers carry, any other text is passed on. */
export const modifiedSince: Kind<string> = {
  expected: "string",
  keep: (value) => {
    if (typeof value !== "string" || !isoTimestamp.test(value)) return keepText(value);
    return new Date(value).toUTCString();
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
    keep: (value) => keepSome(value, one.keep),
  };
}

/**
 * A list of things of one kind.
 *
 * @example listOf(oneOf(formFactors))
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Input, Checked>({
  keep,
  expected,
}: Kind<Input, Checked>): Kind<readonly Input[], readonly Checked[]> {
  return {
    expected: `array of ${expected}`,
    keep: (value) => (Array.isArray(value) ? keepAll(value, keep) : undefined),
  };
}

/**
 * An object whose values are all of one kind, under any names.
 *
 * @example mapOf(integer) // column widths
 */
/* @__NO_SIDE_EFFECTS__ */
export function mapOf<Input, Checked>({
  keep,
  expected,
}: Kind<Input, Checked>): Kind<Readonly<Record<string, Input>>, Readonly<Record<string, Checked>>> {
  return {
    expected: `object of ${expected}`,
    keep(value) {
      if (!isJsonObject(value)) return undefined;
      const kept: Record<string, Checked> = {};
      for (const [name, part] of Object.entries(value)) {
        const keptPart = keep(part);
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
    keep: (value) => words.find((word) => word === value),
  };
}
