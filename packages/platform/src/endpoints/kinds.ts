import { formFactors, layoutModes, layoutTypes as layoutTypeWords } from "../constants.ts";
import {
  fieldName,
  boolean,
  integer,
  listOf,
  mapOf,
  oneOf,
  someOf,
  string,
  stringList,
  strings,
} from "../table/kinds.ts";
import { type At, body, objectOf, required } from "../table/parameters.ts";

/** The device that a response is for. */
export const formFactor = oneOf(formFactors);
/** Which of its layouts a record is shown on. */
export const layoutType = oneOf(layoutTypeWords);
/** One such layout, or several. */
export const layoutTypes = someOf(layoutTypeWords);
/** What a layout is shown for. */
export const mode = oneOf(layoutModes);
/** One such purpose, or several. */
export const modes = someOf(layoutModes);

/** Widths of columns in pixels, by field. */
export const columnWidths = mapOf(integer);
/** Whether the texts of a column wrap, by field. */
export const columnWrap = mapOf(boolean);
/** In which order rows stand. */
export const orderedBy = listOf(
  objectOf({ fieldApiName: required(body(string)), isAscending: required(body(boolean)) }),
);

/**
 * Which actions are asked for.
 *
 * @param at `query` or `body`
 */
/* @__NO_SIDE_EFFECTS__ */
export const actionParameters = (at: At) => ({
  actionTypes: at(strings),
  apiNames: at(strings),
  formFactor: at(formFactor),
  retrievalMode: at(string),
  sections: at(strings),
});

/** Which records of one related list are asked for, where several lists are asked for at once. */
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
