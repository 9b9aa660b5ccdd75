import { pageSizes, systemFields } from "../constants.ts";
import { PlatformError } from "../errors.ts";
import { fieldName, fieldNames, integer, type Kind, listOf, objectName, string, stringList } from "../table/kinds.ts";
import { type At, body, objectOf, path, required, withDefault } from "../table/parameters.ts";

/** Replaces the name of a list view to read the most recently viewed records. */
export const MRU = Symbol.for("@travel-design/platform/MRU");

const listViewName: Kind<string> = {
  expected: "string",
  parse(value) {
    if (value === MRU) throw new PlatformError(400, "UNEXPECTED_CONFIG", "how did MRU config get here?");
    return string.parse(value);
  },
};

/** Selects a list view by name. */
export const listViewPath = { objectApiName: path(objectName), listViewApiName: path(listViewName) };

/**
 * Parameters of every read of a list's records.
 *
 * @param at `query` or `body`
 */
/* @__NO_SIDE_EFFECTS__ */
export const pageParameters = (at: At, pageSize: number = pageSizes.listRecords) => ({
  fields: at(fieldNames),
  optionalFields: at(fieldNames),
  pageSize: withDefault(at(integer), pageSize),
  pageToken: at(string),
  sortBy: at(stringList),
});

/** Selects pages of several related lists. */
export const relatedListParameters = listOf(
  objectOf({
    relatedListId: required(body(string)),
    fields: body(listOf(fieldName)),
    optionalFields: body(listOf(fieldName)),
    pageSize: body(integer),
    pageToken: body(string),
    sortBy: body(stringList),
    where: body(string),
  }),
);

/** `A.B.C` is on the paths `A` and `A.B`. */
function relationshipPaths(field: string): string[] {
  const steps = field.split(".").slice(0, -1);
  return steps.map((_step, at) => steps.slice(0, at + 1).join("."));
}

type SelectedFields = { readonly [Name in "fields" | "optionalFields"]?: readonly string[] | undefined };

/**
 * Adds the system fields on every relationship path of the requested fields. They are optional, because not every
 * related object has them and a missing field must not make the request fail.
 */
export function withSystemFields({ fields = [], optionalFields = [] }: SelectedFields): SelectedFields {
  const paths = new Set([...fields, ...optionalFields].flatMap(relationshipPaths));
  if (paths.size === 0) return {};
  const system = [...paths].flatMap((prefix) => systemFields.map((field) => `${prefix}.${field}`));
  const requested = new Set(fields);
  const all = new Set([...optionalFields, ...system]);
  return { optionalFields: [...all].filter((field) => !requested.has(field)).sort() };
}
