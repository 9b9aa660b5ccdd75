import type { EntryData } from "./entry-data.ts";

/**
 * Where data comes from. Data is fresh while it is younger than its lifetime.
 *
 * - `cache-then-network` (default): the cache if it is fresh, otherwise the network.
 * - `cache-and-network`: the cache if it has any data, and the network in every case.
 * - `no-cache`: the network.
 * - `only-if-cached`: the cache if it is fresh, otherwise an error with status 504.
 * - `stale-while-revalidate`: as the default, but data that became stale less than `staleFor` milliseconds ago is
 *   returned immediately and revalidated in the background.
 * - `valid-at`: as `only-if-cached`, with freshness judged at the time `at`, in milliseconds since the epoch.
 */
export type Policy =
  | "cache-then-network"
  | "cache-and-network"
  | "no-cache"
  | "only-if-cached"
  | { readonly type: "stale-while-revalidate"; readonly staleFor: number }
  | { readonly type: "valid-at"; readonly at: number };

/** Return what is cached, fetch, do both, or report a cache miss. */
export type Plan = "cache" | "fetch" | "cache-and-fetch" | "miss";

/** Applies a policy to the state of a cache entry at the time `now`. */
export function planFor(
  policy: Policy,
  cached: Pick<EntryData<unknown>, "dataFreshUntil" | "isFresh"> & { readonly hasData: boolean },
  now: number,
): Plan {
  if (policy === "no-cache") return "fetch";
  if (policy === "cache-and-network") return cached.hasData ? "cache-and-fetch" : "fetch";
  if (policy === "only-if-cached") return cached.isFresh(now) ? "cache" : "miss";
  if (policy === "cache-then-network") return cached.isFresh(now) ? "cache" : "fetch";
  if (policy.type === "valid-at") return cached.isFresh(policy.at) ? "cache" : "miss";
  if (cached.isFresh(now)) return "cache";
  return cached.hasData && now - policy.staleFor < cached.dataFreshUntil() ? "cache-and-fetch" : "fetch";
}
