// Not a part of the cache's classes, so that a page that never invalidates anything does not load it.
import { CacheEntry } from "./cache-entry.ts";
import type { Dependency } from "./dependency.ts";
import { NormalizedRecord } from "./normalized-record.ts";
import type { Received } from "./received.ts";
import { recordsOf } from "./record-store.ts";
import { endpointOf, type StoredResponse } from "./response-store.ts";
import type { UserCache } from "./engine.ts";

/** Selects cached responses. Every given property has to match; an empty filter selects everything. */
export interface InvalidateFilter {
  /** Name of an endpoint, or several. */
  readonly endpoint?: string | readonly string[];
  /** Id of 18 characters of a record that the response is about, or that it contains. */
  readonly recordId?: string;
  /** Object that the response is about, or whose records it contains. */
  readonly objectApiName?: string;
  /** Related list that the response is about, for example `Quotations__r`. */
  readonly relatedListId?: string;
}

/** Whether the config in a key has this string as a value, in a list, or as the object of a field. */
const hasValue = (key: string, value: string): boolean => key.includes(`"${value}"`) || key.includes(`"${value}.`);

const matchesEndpoint = ({ endpoint }: InvalidateFilter, key: string): boolean =>
  endpoint === undefined || [endpoint].flat().includes(endpointOf(key));

const matchesValues = (
  { recordId, objectApiName, relatedListId }: InvalidateFilter,
  matches: (value: string) => boolean,
): boolean => [recordId, objectApiName, relatedListId].every((value) => value === undefined || matches(value));

/** Whether a filter selects a response in a store. */
export const matchesStored = (filter: InvalidateFilter, key: string, { body }: StoredResponse): boolean =>
  matchesEndpoint(filter, key) &&
  matchesValues(filter, (value) => hasValue(key, value) || JSON.stringify(body).includes(`"${value}"`));

/** Whether a part of the cache is about a record or an object, or contains such a record. */
export function isAbout(part: Dependency, value: string): boolean {
  if (part instanceof NormalizedRecord) return part.id === value || part.value?.apiName === value;
  if (!(part instanceof CacheEntry)) return false;
  return hasValue(part.key, value) || part.dependencies.some((dependency) => isAbout(dependency, value));
}

/** The cached responses of some endpoints, without going through the records, of which there may be thousands. */
export const entriesOf = (cache: UserCache, endpoints: readonly string[]): CacheEntry<unknown>[] =>
  [...cache.parts].flatMap(({ entries }) => {
    const [key] = entries.keys();
    if (key === undefined || !endpoints.includes(endpointOf(key))) return [];
    return [...entries.values()].filter((part) => part instanceof CacheEntry);
  });

/** Finds the entry that returned some data; undefined if it is no longer cached. */
export const findEntry = (cache: UserCache, data: unknown): CacheEntry<unknown> | undefined =>
  cache.items
    .filter((part) => part instanceof CacheEntry)
    .find((entry) => entry.isFetchable && data !== undefined && entry.getSnapshot().data === data);

/**
 * Makes the selected entries and records stale, and refetches entries with subscribers. Entries that are newer than
 * `received` stay fresh.
 *
 * @param isOutdated selects among the entries that match the filter; all of them by default
 */
export function invalidate(
  cache: UserCache,
  filter: InvalidateFilter,
  received: Received,
  isOutdated: (entry: CacheEntry<unknown>) => boolean = () => true,
): void {
  const { endpoint, recordId } = filter;
  // Also a record that is not cached: a response that is under way may contain it as it was before.
  if (recordId !== undefined) recordsOf(cache).locate(recordId);
  const parts = endpoint === undefined ? cache.items : entriesOf(cache, [endpoint].flat());
  const isSelected = (part: Dependency): boolean =>
    (!(part instanceof CacheEntry) || isOutdated(part)) && matchesValues(filter, (value) => isAbout(part, value));
  expireAll(parts.filter(isSelected), received);
}

/** Makes all responses of some endpoints stale, and all records if they are among these. Refetches entries with subscribers. */
export function invalidateEndpoints(cache: UserCache, endpoints: readonly string[], received: Received): void {
  const withRecords = endpoints.includes("getRecord");
  const isSelected = (part: Dependency): boolean =>
    part instanceof CacheEntry ? endpoints.includes(endpointOf(part.key)) : withRecords;
  expireAll(cache.items.filter(isSelected), received);
}

function expireAll(selected: readonly UserCache["items"][number][], received: Received): void {
  for (const part of selected) part.expire(received);
  // Afterwards, because requests depend on other responses, for example on layouts.
  for (const part of selected) if (part instanceof CacheEntry) part.refetchExpired(received);
}
