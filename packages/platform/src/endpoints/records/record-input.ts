import { recordsOf } from "../../records/record-store.ts";
import { expectRecord, type UiRecord } from "../../records/ui-record.ts";
import type { Written } from "../../table/define-write.ts";
import { flag } from "../../table/kinds.ts";
import { body, query } from "../../table/parameters.ts";

/** What every write of a record takes beside the record. */
export const writeParameters = {
  handleOwnerChange: query(flag),
  triggerOtherEmail: query(flag),
  triggerUserEmail: query(flag),
  useDefaultRule: query(flag),
  allowSaveOnDuplicate: body(flag),
};

/** Holds the record that a write answers with. Status 204 comes without one. */
export function takeRecord(answer: unknown, { cache, moment }: Written<unknown>): UiRecord | undefined {
  if (answer === undefined) return undefined;
  const written = expectRecord(answer);
  recordsOf(cache).take(written, moment);
  return written;
}
