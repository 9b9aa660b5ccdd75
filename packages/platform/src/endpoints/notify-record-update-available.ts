import * as times from "../times.ts";
import { toPlatformError } from "../convert-errors.ts";
import type { Engine, UserCache } from "../cache/engine.ts";
import { knownFields } from "../cache/normalized-record.ts";
import { recordsOf } from "../cache/record-store.ts";
import { expectRecord } from "../cache/ui-record.ts";
import { listOf, recordId } from "../table/kinds.ts";
import { body, objectOf, path, required } from "../table/parameters.ts";
import { checkConfig, type Endpoint } from "../table/read-api.ts";
import { recordWithFields } from "./record-reads.ts";

/**
 * Refetches cached records that something else changed, for example Apex, and notifies their subscribers. Records that
 * are not cached are ignored.
 *
 * @returns false if a record could not be refetched, or if there were too many notices
 * @throws PlatformError `INVALID_CONFIG`, status 400, for anything but a list of `{ recordId }`
 */
export type NotifyRecords = (records: readonly { readonly recordId: string }[]) => Promise<boolean>;

function limiter(now: () => number, limit: number, period: number): () => boolean {
  let accepted: number[] = [];
  return () => {
    accepted = accepted.filter((at) => now() - at < period);
    if (accepted.length >= limit) return false;
    accepted.push(now());
    return true;
  };
}

/** Refetches all cached fields of a record with one request. */
async function refetchRecord(cache: UserCache, id: string): Promise<boolean> {
  const { engine } = cache;
  const records = recordsOf(cache);
  const normalized = records.entries.get(id);
  if (!normalized?.value) return true;
  const optionalFields = knownFields(normalized, normalized.value.apiName).sort();
  const sequence = engine.nextSequence();
  engine.inFlight.add(sequence);
  try {
    const response = await engine.send(recordWithFields.request({ recordId: id, optionalFields }));
    records.merge(expectRecord(response.body), { at: engine.clock.now(), sequence });
    return true;
  } catch (error) {
    normalized.storeError(toPlatformError(error), { at: engine.clock.now(), sequence });
    return false;
  } finally {
    engine.inFlight.delete(sequence);
  }
}

const parameters = { records: required(body(listOf(objectOf({ recordId: path(recordId) })))) };

const tooManyNotices = `More than ${times.noticeLimit} notices of changed records within a minute; the others are ignored. Pass several records in one call.`;

/** Refetches records that something else changed. */
export const notifyRecordUpdateAvailable: Endpoint<NotifyRecords> = {
  bind(engine: Engine) {
    const isAccepted = limiter(() => engine.clock.now(), times.noticeLimit, times.noticeWindow);
    let hasWarned = false;
    return async (records) => {
      const config = checkConfig("notifyRecordUpdateAvailable", parameters, { records });
      if (isAccepted()) {
        hasWarned = false;
        const refetches = config.records.map((notice) => refetchRecord(engine.cache, notice.recordId));
        return (await Promise.all(refetches)).every(Boolean);
      }
      if (!hasWarned) engine.log(tooManyNotices);
      hasWarned = true;
      return false;
    };
  },
};
