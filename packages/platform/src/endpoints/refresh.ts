import { PlatformError } from "../errors.ts";
import type { Endpoint } from "../table/read-api.ts";

/**
 * Asks again for a response that was given, and tells whoever watches it.
 *
 * @param data exactly what a read or a snapshot gave
 * @throws PlatformError `UNKNOWN_DATA` for anything else, or whatever the server refused with
 */
export type Refresh = (data: unknown) => Promise<void>;

/** Asks again for a response that was given. */
export const refresh: Endpoint<Refresh> = {
  bind: (engine) => async (data) => {
    const entry = engine.cache.findByData(data);
    if (!entry) {
      const message =
        "This data is not held by the platform, so it cannot be refreshed. Give exactly what a read or a snapshot gave, and refresh before it is old.";
      throw new PlatformError(400, "UNKNOWN_DATA", message);
    }
    await entry.fetch();
  },
};
