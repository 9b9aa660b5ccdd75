// Which lists an update may have changed, as far as the cache knows their filter and order.
import { CacheEntry } from "../cache/cache-entry.ts";
import type { UserCache } from "../cache/engine.ts";
import { endpointOf } from "../cache/response-store.ts";
import { isJsonObject, type JsonObject } from "../json.ts";

/** Fields that the server changes with every update. */
const changedByEveryUpdate = ["LastModifiedById", "LastModifiedDate", "SystemModstamp"] as const;

/** The relationship of a lookup field: `Contact__r` of `Contact__c`, `Owner` of `OwnerId`. */
const relationshipOf = (field: string): string => field.replace(/__c$/, "__r").replace(/Id$/, "");

/** The parameters of a list read that select and order rows. */
const selecting = ["sortBy", "where"] as const;

const configOf = ({ key }: CacheEntry<unknown>): JsonObject => JSON.parse(key.slice(key.indexOf(":") + 1));

const dataOf = (entry: CacheEntry<unknown>): JsonObject | undefined => {
  const { data } = entry.getSnapshot();
  return isJsonObject(data) ? data : undefined;
};

/** The cached list infos by eTag, which every page of records names. */
function infosByETag(cache: UserCache): Map<unknown, JsonObject> {
  const infos = new Map<unknown, JsonObject>();
  for (const part of cache.items) {
    if (!(part instanceof CacheEntry) || endpointOf(part.key) !== "getListInfoByName") continue;
    const info = dataOf(part);
    if (info) infos.set(info.eTag, info);
  }
  return infos;
}

/** What selects and orders the rows of a list, as text. Rows of some owners only also depend on the owner. */
const rulesOf = ({ filteredByInfo, orderedByInfo, scope }: JsonObject): unknown => [
  filteredByInfo,
  orderedByInfo,
  isJsonObject(scope) && scope.apiName !== "everything" ? "OwnerId" : "",
];

/**
 * Finds out whether the rows of a list depend on some fields.
 *
 * @returns a function that returns undefined for a list whose info is not cached
 */
export function listsThatDependOn(
  cache: UserCache,
  fields: readonly string[],
): (entry: CacheEntry<unknown>) => boolean | undefined {
  const infos = infosByETag(cache);
  const written = [...fields, ...changedByEveryUpdate];
  const names = new Set([...written, ...written.map(relationshipOf)]);
  return (entry) => {
    const data = dataOf(entry);
    const info = isJsonObject(data?.info) ? data.info : infos.get(data?.listInfoETag);
    if (!info) return undefined;
    const config = configOf(entry);
    // A search finds words in any field.
    if (config.searchTerm) return true;
    const rules = JSON.stringify([rulesOf(info), selecting.map((name) => config[name])]);
    return rules.match(/\w+/g)?.some((word) => names.has(word)) ?? false;
  };
}

/** Whether the config of a list read does not contain the object of its rows. */
export const namesNoObject = (entry: CacheEntry<unknown>): boolean => endpointOf(entry.key) === "getListRecordsById";
