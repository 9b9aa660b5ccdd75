import { pageSizes, systemFields } from "../../constants.ts";
import { PlatformError } from "../../errors.ts";
import { fieldNames, integer, text, textList, type Kind } from "../../table/kinds.ts";
import { withDefault, type At } from "../../table/parameters.ts";

/** Stands in the place of a list view's name for the records that the user looked at last. */
export const MRU = Symbol.for("@travel-design/platform/MRU");

/** The name of a list view. */
export const listViewName: Kind<string> = {
  expected: "string",
  keep: (value) => {
    if (value === MRU) throw new PlatformError(400, "UNEXPECTED_CONFIG", "how did MRU config get here?");
    return text.keep(value);
  },
};

/**
 * The parameters that every read of a list's records takes.
 *
 * @param at `query` or `body`
 */
/* @__NO_SIDE_EFFECTS__ */
export const pageParameters = (at: At) => ({
  fields: at(fieldNames),
  optionalFields: at(fieldNames),
  pageSize: withDefault(at(integer), pageSizes.listRecords),
  pageToken: at(text),
  sortBy: at(textList),
});

/** `A.B.C` is on the paths `A` and `A.B`. */
function relationshipPaths(field: string): string[] {
  const steps = field.split(".").slice(0, -1);
  return steps.map((_step, at) => steps.slice(0, at + 1).join("."));
}

/**
 * Adds the system fields on every relationship path of the fields that are asked for. They are added as optional:
 * what a relationship leads to does not always have them, and a field that is missing must not make the call fail.
 */
export function withSystemFields({
  fields = [],
  optionalFields = [],
}: {
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
}): { optionalFields?: readonly string[] } {
  const paths = new Set([...fields, ...optionalFields].flatMap(relationshipPaths));
  if (paths.size === 0) return {};
  const system = [...paths].flatMap((path) => systemFields.map((field) => `${path}.${field}`));
  const asked = new Set(fields);
  return {
    optionalFields: [...new Set([...optionalFields, ...system])].filter((field) => !asked.has(field)).sort(),
  };
}
