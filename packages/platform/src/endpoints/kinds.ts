import type { CacheEntry } from "../cache/cache-entry.ts";
import type { Received } from "../cache/received.ts";
import { type FormFactor, formFactors, layoutModes, layoutTypes as layoutTypeWords } from "../constants.ts";
import { boolean, integer, listOf, mapOf, oneOf, someOf, string, strings } from "../table/kinds.ts";
import { type At, body, objectOf, required } from "../table/parameters.ts";

export const formFactor = oneOf(formFactors);
export const layoutType = oneOf(layoutTypeWords);
export const layoutTypes = someOf(layoutTypeWords);
export const mode = oneOf(layoutModes);
export const modes = someOf(layoutModes);

/** Column widths in pixels, by field. */
export const columnWidths = body(mapOf(integer));
/** Whether the text of a column wraps, by field. */
export const columnWrap = body(mapOf(boolean));
export const orderedBy = body(
  listOf(objectOf({ fieldApiName: required(body(string)), isAscending: required(body(boolean)) })),
);

/**
 * Parameters that select actions.
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

/**
 * Stores a response for every form factor, because the write does not depend on one.
 *
 * @param locate returns the cache entry for a form factor, or for none
 */
export function storeForEveryFormFactor<Data>(
  locate: (device: FormFactor | undefined) => CacheEntry<Data>,
  response: unknown,
  received: Received,
): Data | undefined {
  for (const device of formFactors) storeIfPresent(locate(device), response, received);
  return storeIfPresent(locate(undefined), response, received);
}

/** Stores the response body of a write, which may be empty. */
export function storeIfPresent<Data>(entry: CacheEntry<Data>, response: unknown, received: Received): Data | undefined {
  if (response === undefined) return undefined;
  entry.store(response, received);
  return entry.getSnapshot().data;
}
