import { findEntry, invalidate as invalidateCache, matchesStored, type InvalidateFilter } from "../cache/invalidate.ts";
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
