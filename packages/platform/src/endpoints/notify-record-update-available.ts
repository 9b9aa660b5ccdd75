import * as cacheTimes from "../cache-times.ts";
import { convertMismatch, toPlatformError } from "../convert-errors.ts";
import type { Engine } from "../cache/engine.ts";
import type { UserCache } from "../cache/user-cache.ts";
import { PlatformError } from "../errors.ts";
import { knownFields } from "../cache/known-fields.ts";
import { recordsOf } from "../cache/record-store.ts";
import { expectRecord } from "../cache/ui-record.ts";
import { listOf, recordId } from "../table/kinds.ts";
import { body, check, objectOf, path, required } from "../table/parameters.ts";
import { type Endpoint, invalidConfig } from "../table/read-api.ts";
import { recordWithFields } from "./records.ts";

/**
 * Says that records were changed by something that this platform does not see, for example Apex. What is held of
 * them is asked for again and last to whoever watches; of a record that is not held nothing is asked.
 *
 * @returns false when a record could not be renewed, or when there were too many notices
 * @throws PlatformError `INVALID_CONFIG`, status 400, for anything but a list of `{ recordId }`
 */
export type NotifyRecords = (records: readonly { readonly recordId: string }[]) => Promise<boolean>;

/** Accepts so many calls within a span of time. */
function limiter(now: () => number, limit: number, span: number): () => boolean {
  let accepted: number[] = [];
  return () => {
    accepted = accepted.filter((at) => now() - at < span);
    if (accepted.length >= limit) return false;
    accepted.push(now());
    return true;
  };
}

/** Asks once for everything that is held of a record. */
async function renew(cache: UserCache, id: string): Promise<boolean> {
  const { services } = cache;
  const records = recordsOf(cache);
  const held = records.get(id);
  if (!held) return true;
  const normalized = records.getOrCreate(id);
  const optionalFields = knownFields(normalized, held.apiName).sort();
  const sequence = services.nextSequence();
  try {
    const response = await services.send(recordWithFields.request({ recordId: id, optionalFields }));
    records.merge(expectRecord(response.body), { at: services.clock.now(), sequence });
    return true;
  } catch (error) {
    normalized.storeError(toPlatformError(error), { at: services.clock.now(), sequence });
    return false;
  }
}

const name = "notifyRecordUpdateAvailable";
const parameters = { records: required(body(listOf(objectOf({ recordId: path(recordId) })))) };

/** The ids that a notice names. */
const idsIn = (records: unknown): string[] =>
  convertMismatch(
    () => check(parameters, { records }).records.map((notice) => notice.recordId),
    (cause) => new PlatformError(400, invalidConfig, `Invalid config for "${name}". ${cause.message}`, { cause }),
  );

/** Renews records that were changed elsewhere. */
export const notifyRecordUpdateAvailable: Endpoint<NotifyRecords> = {
  bind(engine: Engine) {
    const accepts = limiter(() => engine.clock.now(), cacheTimes.noticeLimit, cacheTimes.noticeWindow);
    let hasWarned = false;
    return async (records) => {
      const ids = idsIn(records);
      if (accepts()) {
        hasWarned = false;
        const renewals = ids.map((id) => renew(engine.cache, id));
        return (await Promise.all(renewals)).every(Boolean);
      }
      if (!hasWarned)
        engine.log(
          `More than ${cacheTimes.noticeLimit} notices of changed records came within a minute; the rest is ignored. Notify of several records in one call.`,
        );
      hasWarned = true;
      return false;
    };
  },
};
