import type { Engine } from "../../engine/engine.ts";
import type { UserCache } from "../../engine/user-cache.ts";
import { toPlatformError } from "../../errors.ts";
import { cacheTimes } from "../../cache-times.ts";
import { knownFields } from "../../records/known-fields.ts";
import { recordsOf } from "../../records/record-store.ts";
import { expectRecord } from "../../records/ui-record.ts";
import type { Endpoint } from "../../table/read-api.ts";
import { toLongId } from "../../table/record-id.ts";
import { recordWithFields } from "./record-with-fields.ts";

/**
 * Says that records were changed by something that this platform does not see, for example Apex. What is held of
 * them is asked for again and told to whoever watches; of a record that is not held nothing is asked.
 *
 * @returns false when a record could not be renewed, or when there were too many notices
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
async function renew(cache: UserCache, recordId: string): Promise<boolean> {
  const { services } = cache;
  const records = recordsOf(cache);
  const held = records.peek(recordId);
  if (!held) return true;
  const cell = records.cell(recordId);
  const optionalFields = knownFields(cell, held.apiName).toSorted();
  const order = services.nextEvent();
  try {
    const { body } = await services.send(recordWithFields.request({ recordId, optionalFields }));
    records.take(expectRecord(body), { now: services.clock.now(), order });
    return true;
  } catch (error) {
    cell.fail(toPlatformError(error), { now: services.clock.now(), order });
    return false;
  }
}

/** Renews records that were changed elsewhere. */
export const notifyRecordUpdateAvailable: Endpoint<NotifyRecords> = {
  bind(engine: Engine) {
    const accepts = limiter(() => engine.clock.now(), cacheTimes.noticeLimit, cacheTimes.noticeWindow);
    let hasWarned = false;
    return async (records) => {
      if (accepts()) {
        hasWarned = false;
        const renewals = records.map(({ recordId }) => renew(engine.cache, toLongId(recordId)));
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
