import type { FieldMetadata, ObjectMetadata } from "../../metadata/org-metadata.ts";
import { literally, type RecordFilter } from "../../records/record-filter.ts";
import { invalidParameter } from "../paging.ts";
import { textTypes } from "./field-kinds.ts";

const maxWords = 10;
const maxLength = 1000;

/** A pattern for LIKE: `*` matches any text and `?` one character, as people search. */
const patternOf = (word: string): string => `%${literally(word).replaceAll("*", "%").replaceAll("?", "_")}%`;

/**
 * The records that contain each word of a search in at least one field, whatever its accents.
 *
 * @param fields texts of the object; all of them when absent
 * @throws OrgError 400 `INVALID_PARAMETER_VALUE` for an endless search
 */
export function searchFilter(
  object: ObjectMetadata,
  search: string,
  fields: readonly FieldMetadata[] = [...object.fields.values()],
): RecordFilter {
  if (search.length > maxLength) throw invalidParameter(`A search takes ${maxLength} characters; search for less.`);
  const searched = fields.filter(({ type }) => textTypes.has(type));
  const words = search.split(/\s+/).filter((word) => /[^*?]/.test(word));
  return {
    all: words.slice(0, maxWords).map((word) => ({
      any: searched.map(({ apiName }) => ({ field: apiName, is: "matches", value: patternOf(word) })),
    })),
  };
}
