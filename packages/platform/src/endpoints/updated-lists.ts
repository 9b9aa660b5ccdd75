// Which lists an update may have changed, as far as the cache knows their filter and order.
import type { CacheEntry } from "../cache/cache-entry.ts";
import type { UserCache } from "../cache/engine.ts";
import { entriesOf } from "../cache/invalidate.ts";
import { endpointOf } from "../cache/response-store.ts";
import { isJsonObject, type JsonObject } from "../json.ts";

/** Fields that the server changes with every update. */
const changedByEveryUpdate = ["LastModifiedById", "LastModifiedDate", "SystemModstamp"] as const;

/** The relationship of a lookup field: `Contact__r` of `Contact__c`, `Owner` of `OwnerId`. */
const relationshipOf = (field: string): string => field.replace(/__c$/, "__r").replace(/Id$/, "");

const dataOf = (entry: CacheEntry<unknown>): JsonObject | undefined => {
  const { data } = entry.getSnapshot();
  return isJsonObject(data) ? data : undefined;
};

const wordsIn = (rules: unknown): readonly string[] => JSON.stringify(rules).match(/\w+/g) ?? [];

/** Computes the value of a key once, because every update asks for those of all lists. */
function memoize<Key extends WeakKey, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}

/** The words by which a list selects and orders its rows. Rows of some owners only also depend on the owner. */
const wordsOfInfo = memoize(({ filteredByInfo, orderedByInfo, scope }: JsonObject) =>
  wordsIn([filteredByInfo, orderedByInfo, isJsonObject(scope) && scope.apiName !== "everything" ? "OwnerId" : ""]),
);

/** The words by which the config of a list read selects and orders its rows. A search finds words in any field. */
const wordsOfConfig = memoize(({ key }: CacheEntry<unknown>) => {
  const { searchTerm, sortBy, where }: JsonObject = JSON.parse(key.slice(key.indexOf(":") + 1));
  return searchTerm ? "any" : wordsIn([sortBy, where]);
});

/**
 * Finds out whether the rows of a list depend on some fields.
 *
 * @returns a function that returns undefined for a list whose info is not cached
 */
export function listsThatDependOn(
  cache: UserCache,
  fields: readonly string[],
): (entry: CacheEntry<unknown>) => boolean | undefined {
  const written = [...fields, ...changedByEveryUpdate];
  const names = new Set([...written, ...written.map(relationshipOf)]);
  const namesAny = (words: readonly string[]): boolean => words.some((word) => names.has(word));
  /** Whether the lists with an info depend on the fields, by its eTag, which every page of records names. */
  const byInfo = new Map<unknown, boolean>();
  for (const entry of entriesOf(cache, "getListInfoByName")) {
    const info = dataOf(entry);
    if (info) byInfo.set(info.eTag, namesAny(wordsOfInfo(info)));
  }
  return (entry) => {
    const data = dataOf(entry);
    const ofInfo = isJsonObject(data?.info) ? namesAny(wordsOfInfo(data.info)) : byInfo.get(data?.listInfoETag);
    if (ofInfo !== false) return ofInfo;
    const words = wordsOfConfig(entry);
    return words === "any" || namesAny(words);
  };
}

/** Whether the config of a list read does not contain the object of its rows. */
export const namesNoObject = (entry: CacheEntry<unknown>): boolean => endpointOf(entry.key) === "getListRecordsById";
