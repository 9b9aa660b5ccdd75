import { CacheEntry } from "../cache/cache-entry.ts";
import {
  findEntry,
  itemsOf,
  invalidate as invalidateCache,
  matchesStored,
  type InvalidateFilter,
} from "../cache/invalidate.ts";
import { isClientError } from "../cache/snapshot.ts";
import { PlatformError } from "../errors.ts";
import type { Endpoint } from "../table/read-api.ts";
import { toLongId } from "../table/record-id.ts";

/**
 * Refetches a response and notifies its subscribers.
 *
 * @param data exactly what a read or a snapshot returned
 * @throws PlatformError `UNKNOWN_DATA` for anything else, for example a part of a response; or the server's error
 */
export type Refresh = (data: unknown) => Promise<void>;

/** Refetches a response that a read returned. */
export const refresh: Endpoint<Refresh> = {
  bind: (engine) => async (data) => {
    const entry = findEntry(engine.cache, data);
    if (!entry) {
      const message =
        "This is not a response in the cache, so it cannot be refreshed. Pass exactly what a read or a snapshot returned; a part of it, such as one item of a batch or one record of a list, cannot be refreshed by itself.";
      throw new PlatformError(400, "UNKNOWN_DATA", message);
    }
    await entry.fetch();
  },
};

/**
 * Makes cached responses of the current user stale. Those with subscribers are refetched immediately, all others at the
 * next read. Works for cached errors as well.
 *
 * @example platform.invalidate({ recordId: "a0X000000000001EAA" })
 * @example platform.invalidate({ endpoint: "getRelatedListCount" })
 */
export type Invalidate = (filter?: InvalidateFilter) => void;

/** Makes cached responses stale. */
export const invalidate: Endpoint<Invalidate> = {
  bind:
    (engine) =>
    (filter = {}) => {
      const { recordId: id } = filter;
      const selected = id === undefined ? filter : { ...filter, recordId: toLongId(id) };
      invalidateCache(engine.cache, selected, { at: engine.clock.now(), sequence: engine.nextSequence() });
      engine.store?.deleteWhere((key, response) => matchesStored(selected, key, response));
    },
};

/** Whether a response is older than its lifetime, or its latest request failed in a way that says nothing about the data. */
const isOutdated = (entry: CacheEntry<unknown>, now: number): boolean =>
  !entry.isFresh(now) || (entry.error !== undefined && !isClientError(entry.error));

/**
 * Refetches the responses with subscribers that are stale, or whose latest request failed, for example when the window
 * gets the focus: see `refetchOnWindowFocus` and `refetchOnReconnect`.
 */
export type Revalidate = () => void;

/** Refetches what is shown and outdated. */
export const revalidate: Endpoint<Revalidate> = {
  bind: (engine) => () => {
    const now = engine.clock.now();
    const entries = itemsOf([...engine.cache.parts]).filter((part) => part instanceof CacheEntry);
    for (const entry of entries) if (isOutdated(entry, now)) entry.refetchShown();
  },
};
