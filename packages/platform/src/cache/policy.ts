/**
 * Where a response comes from. Fresh: younger than its lifetime.
 *
 * - `cache-then-network`, the default: the cache when it holds a fresh response, else the network.
 * - `cache-and-network`: the cache when it holds any response, and the network in any case.
 * - `no-cache`: the network.
 * - `only-if-cached`: the cache when it holds a fresh response, else an error with status 504.
 * - `stale-while-revalidate`: as the default, but a response that went stale less than `staleFor` milliseconds ago is
 *   given at once and renewed behind it.
 * - `valid-at`: as `only-if-cached`, with freshness judged at the received `at`, in milliseconds since the epoch.
 */
export type Policy =
  | "cache-then-network"
  | "cache-and-network"
  | "no-cache"
  | "only-if-cached"
  | { readonly type: "stale-while-revalidate"; readonly staleFor: number }
  | { readonly type: "valid-at"; readonly at: number };

/** What the cache holds of a response. */
export interface CacheState {
  /** Whether there is any data, fresh or stale. */
  readonly hasData: boolean;
  /** Whether data, or a remembered error, is fresh at a received. */
  isFresh(at: number): boolean;
  /** Until when the data is fresh, whatever became of the last attempt to renew it. */
  dataFreshUntil(): number;
}

/** What to do: give what the cache holds, ask the network, both, or report that the cache has nothing. */
export type Plan = "cache" | "fetch" | "cache-and-fetch" | "miss";

/** Applies a policy to what the cache holds at the received `now`. */
export function planFor(policy: Policy, held: CacheState, now: number): Plan {
  if (policy === "no-cache") return "fetch";
  if (policy === "cache-and-network") return held.hasData ? "cache-and-fetch" : "fetch";
  if (policy === "only-if-cached") return held.isFresh(now) ? "cache" : "miss";
  if (policy === "cache-then-network") return held.isFresh(now) ? "cache" : "fetch";
  if (policy.type === "valid-at") return held.isFresh(policy.at) ? "cache" : "miss";
  if (held.isFresh(now)) return "cache";
  return held.hasData && now - policy.staleFor < held.dataFreshUntil() ? "cache-and-fetch" : "fetch";
}
