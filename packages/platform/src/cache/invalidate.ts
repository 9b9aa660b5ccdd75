// Not a part of the cache's classes, so that a page that never invalidates anything does not load it.
import { CacheEntry } from "./cache-entry.ts";
import type { Dependency } from "./dependency.ts";
import { NormalizedRecord } from "./normalized-record.ts";
import type { Received } from "./received.ts";
import { recordsOf } from "./record-store.ts";
import { endpointOf, type StoredResponse } from "./response-store.ts";
import type { CachePart, Collectable, UserCache } from "./engine.ts";

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

/** What a response has to be about. */
const valuesOf = ({ recordId, objectApiName, relatedListId }: InvalidateFilter): string[] =>
  [recordId, objectApiName, relatedListId].filter((value) => value !== undefined);

/** Whether a filter selects a response in a store. */
export const matchesStored = (filter: InvalidateFilter, key: string, { body }: StoredResponse): boolean =>
  matchesEndpoint(filter, key) &&
  valuesOf(filter).every((value) => hasValue(key, value) || JSON.stringify(body).includes(`"${value}"`));

/** Whether a part of the cache is about a record or an object, or contains such a record. */
export function isAbout(part: Dependency, value: string): boolean {
  if (part instanceof NormalizedRecord) return part.id === value || part.value?.apiName === value;
  if (!(part instanceof CacheEntry)) return false;
  return hasValue(part.key, value) || part.dependencies.some((dependency) => isAbout(dependency, value));
}

const partsOf = (cache: UserCache, endpoints: readonly string[]): CachePart[] =>
  [...cache.parts].filter(({ endpoint }) => endpoints.includes(endpoint));

/** The entries and records in parts of a cache. */
export const itemsOf = (parts: readonly CachePart[]): Collectable[] =>
  parts.flatMap(({ entries }) => [...entries.values()]);

/** The cached responses of an endpoint. */
export const entriesOf = (cache: UserCache, endpoint: string): CacheEntry<unknown>[] =>
  itemsOf(partsOf(cache, [endpoint])).filter((item) => item instanceof CacheEntry);

/** Finds the entry that returned some data; undefined if it is no longer cached. */
export const findEntry = (cache: UserCache, data: unknown): CacheEntry<unknown> | undefined =>
  itemsOf([...cache.parts])
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
  const records = recordsOf(cache);
  const values = valuesOf(filter);
  const endpoints = endpoint === undefined ? [...cache.parts].map((part) => part.endpoint) : [endpoint].flat();
  // Also what is not cached yet: a response in flight may contain it as it was before. The object of such a record is not known.
  if (recordId !== undefined) records.locate(recordId);
  else if (endpoint === undefined) cache.expiredAt.set(records.endpoint, received.sequence);
  if (values.length === 0) noteExpiry(cache, endpoints, received);
  const isSelected = (item: Dependency): boolean =>
    (item instanceof CacheEntry ? isOutdated(item) : endpoint === undefined) &&
    values.every((value) => isAbout(item, value));
  expireAll(itemsOf(partsOf(cache, endpoints)).filter(isSelected), received);
}

const noteExpiry = (cache: UserCache, endpoints: readonly string[], { sequence }: Received): void => {
  for (const endpoint of endpoints) cache.expiredAt.set(endpoint, sequence);
};

/** Makes all responses of some endpoints stale, and all records if they are among these. Refetches entries with subscribers. */
export function invalidateEndpoints(cache: UserCache, endpoints: readonly string[], received: Received): void {
  noteExpiry(cache, endpoints, received);
  expireAll(itemsOf(partsOf(cache, endpoints)), received);
}

function expireAll(selected: readonly Collectable[], received: Received): void {
  for (const part of selected) part.expire(received);
  // Afterwards, because requests depend on other responses, for example on layouts.
  for (const part of selected) {
    if (part instanceof CacheEntry && part.expiredAt === received.sequence) part.refetchShown();
  }
}
